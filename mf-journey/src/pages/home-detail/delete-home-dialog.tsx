import { useState, type ReactNode } from 'react';
import type { AssessedHome } from '@hearthway/contracts/journey';
import { usePlatform } from '@hearthway/web-kit/slice';
import { useNavigate } from 'react-router-dom';
import { QuestionDialog } from '../../features/dialogs/index.js';
import { messageOf, sendHomeDeletion, useHomeCache } from '../../features/homes/index.js';

export function DeleteHomeDialog({ home, onClose }: { home: AssessedHome; onClose: () => void }): ReactNode {
  const { session, toast } = usePlatform();
  const { refetch } = useHomeCache();
  const navigate = useNavigate();
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await sendHomeDeletion(session, home);
      toast({ title: 'Home deleted', description: home.address });
      void navigate('/home-search');
    } catch (failure) {
      setError(messageOf(failure));
      setIsBusy(false);
    }
    await refetch();
  };
  return (
    <QuestionDialog
      title="Delete this home?"
      no="Keep it"
      yes="Delete home"
      tone="danger"
      pending={isBusy}
      error={error ? { title: 'We couldn’t delete this home', text: error } : undefined}
      onClose={onClose}
      onYes={() => void remove()}
    >
      <p>
        {home.address}, with its notes, ratings, price history, and tour. You can’t undo this. To keep a record, move it
        to Passed instead.
      </p>
    </QuestionDialog>
  );
}
