import { useLocation, useNavigate } from 'react-router-dom';
import { chatAddress } from '../../features/chat/index.js';

/** The conversation that the address names; without one, it is a new one. */
export function useOpenThread() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return {
    threadId: new URLSearchParams(search).get('thread') ?? undefined,
    begin: (): void => {
      void navigate('/chat');
    },
    /** Gives the new conversation its address, unless the buyer has gone elsewhere meanwhile. */
    keep: (id: string): void => {
      if (location.pathname === '/chat' && location.search === '') void navigate(chatAddress(id), { replace: true });
    },
  };
}
