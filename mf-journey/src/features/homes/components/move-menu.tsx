import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { homeStages, type Home, type HomeStage } from '@hearthway/contracts/journey';
import { Button, ChevronDownIcon, VisuallyHidden } from '@hearthway/web-kit';
import css from './move-menu.module.css';

export interface MoveMenuProps {
  readonly home: Pick<Home, 'id' | 'address' | 'stage'>;
  readonly onMove: (stage: HomeStage) => void;
}

/** Id of a home's menu button, which gets the focus back once the home has moved. */
export const moveButtonId = (homeId: string): string => `move-${homeId}`;

/** Moves a home without dragging. */
export function MoveMenu({ home: { id, address, stage }, onMove }: MoveMenuProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const focusButton = (): void => document.getElementById(moveButtonId(id))?.focus();
  return (
    <div
      ref={boxRef}
      className={css['box']}
      onBlur={({ relatedTarget }) => {
        if (!boxRef.current?.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <Button
        id={moveButtonId(id)}
        variant="secondary"
        size="small"
        iconEnd={<ChevronDownIcon size={16} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        Move <VisuallyHidden>{address}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Menu
          id={menuId}
          label={`Move ${address} to`}
          current={stage}
          onClose={() => {
            focusButton();
            setIsOpen(false);
          }}
          onSelect={(next) => {
            focusButton();
            setIsOpen(false);
            onMove(next);
          }}
        />
      )}
    </div>
  );
}

interface MenuProps {
  readonly id: string;
  readonly label: string;
  readonly current: HomeStage;
  readonly onClose: () => void;
  readonly onSelect: (stage: HomeStage) => void;
}

const stages = Object.keys(homeStages) as HomeStage[];

function Menu({ id, label, current, onClose, onSelect }: MenuProps): ReactNode {
  const menuRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = menuRef.current;
    if (!menu) return undefined;
    const follow = followButton(menu);
    menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
    return follow;
  }, []);
  return (
    <div
      ref={menuRef}
      id={id}
      role="menu"
      aria-label={label}
      className={css['menu']}
      onKeyDown={(event) => {
        onMenuKey(event, onClose);
      }}
    >
      {stages
        .filter((stage) => stage !== current)
        .map((stage) => (
          <button
            key={stage}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={css['item']}
            onClick={() => {
              onSelect(stage);
            }}
          >
            {homeStages[stage]}
          </button>
        ))}
    </div>
  );
}

/** Keeps the menu beside its button while the page or a column scrolls. Returns how to stop. */
function followButton(menu: HTMLElement): () => void {
  // In the top layer, so that a scrolling column doesn't cut it off. Older browsers draw it as any other element.
  if ('showPopover' in menu) {
    menu.popover = 'manual';
    menu.showPopover();
  }
  const button = menu.previousElementSibling ?? menu;
  const place = (): void => {
    const { top, bottom, right } = button.getBoundingClientRect();
    const { width, height } = menu.getBoundingClientRect();
    const fitsBelow = bottom + gap + height <= window.innerHeight;
    menu.style.top = `${fitsBelow ? bottom + gap : Math.max(gap, top - gap - height)}px`;
    menu.style.left = `${Math.max(gap, right - width)}px`;
  };
  place();
  const end = new AbortController();
  window.addEventListener('scroll', place, { capture: true, signal: end.signal });
  window.addEventListener('resize', place, { signal: end.signal });
  return () => {
    end.abort();
  };
}

const gap = 4;

function onMenuKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = new Map([
    ['ArrowDown', (at + 1) % items.length],
    ['ArrowUp', at - 1],
    ['Home', 0],
    ['End', -1],
  ]).get(event.key);
  if (event.key === 'Escape' || event.key === 'Tab') {
    if (event.key === 'Escape') event.preventDefault();
    close();
  } else if (next !== undefined) {
    event.preventDefault();
    items.at(next)?.focus();
  }
}
