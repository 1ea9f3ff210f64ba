import { useLocation, useNavigate } from 'react-router-dom';
import { chatAddress } from '../../features/chat/index.js';

/** The conversation in the address; a new one if there is none. */
export function useOpenThread() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return {
    threadId: new URLSearchParams(search).get('thread') ?? undefined,
    begin: (): void => {
      void navigate('/chat');
    },
    /** Gives the new conversation its address, unless the buyer has already navigated away. */
    keep: (id: string): void => {
      if (location.pathname === '/chat' && location.search === '') void navigate(chatAddress(id), { replace: true });
    },
  };
}
