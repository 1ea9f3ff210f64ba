import { createContext, use, useState, type ReactNode } from 'react';
import { useRoomyScreen } from '../../use-media.js';

interface Folding {
  readonly openId: string | undefined;
  readonly onToggle: (id: string) => void;
}

const FoldingContext = createContext<Folding | undefined>(undefined);

export interface FoldedSectionsProps {
  /** The section that is open at first. */
  readonly first: string;
  readonly children: ReactNode;
}

/** For long pages: on phones, one section is open at a time. The others keep what was typed. */
export function FoldedSections({ first, children }: FoldedSectionsProps): ReactNode {
  /** `null`: the buyer closed all. */
  const [chosen, setChosen] = useState<string | null>();
  const openId = chosen === undefined ? first : (chosen ?? undefined);
  const onToggle = (id: string): void => setChosen(id === openId ? null : id);
  const isRoomy = useRoomyScreen();
  return <FoldingContext value={isRoomy ? undefined : { openId, onToggle }}>{children}</FoldingContext>;
}

/** Whether a section is open, and how to change that; `undefined` where nothing is folded. */
export function useFold(id: string): { readonly open: boolean; readonly toggle: () => void } | undefined {
  const folding = use(FoldingContext);
  return folding && { open: folding.openId === id, toggle: () => folding.onToggle(id) };
}
