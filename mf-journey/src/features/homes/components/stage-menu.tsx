import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { homeStageNames, homeStages, type AssessedHome, type HomeStage } from '@hearthway/contracts/journey';
import { Button, ChevronDownIcon, VisuallyHidden } from '@hearthway/web-kit';
import css from './stage-menu.module.css';

export interface StageMenuProps {
  readonly home: AssessedHome;
  readonly onMove: (home: AssessedHome, stage: HomeStage) => void;
}

export const moveButtonId = (homeId: string): string => `move-${homeId}`;

/** Moves a home without dragging. */
export function StageMenu({ home, onMove }: StageMenuProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const menuId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const buttonId = moveButtonId(home.id);
  const close = (): void => {
    setIsOpen(false);
    document.getElementById(buttonId)?.focus();
  };
  useLayoutEffect(() => {
    const menu = document.getElementById(menuId);
    const button = document.getElementById(buttonId);
    if (!isOpen || !menu || !button) return;
    placeBeside(menu, button);
    menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
    const placed = button.getBoundingClientRect();
    // The menu stays where it is when its button scrolls away. The event of an earlier scroll may come late.
    const hide = (): void => {
      const { top, left } = button.getBoundingClientRect();
      if (top !== placed.top || left !== placed.left) setIsOpen(false);
    };
    window.addEventListener('scroll', hide, true);
    window.addEventListener('resize', hide);
    return () => {
      window.removeEventListener('scroll', hide, true);
      window.removeEventListener('resize', hide);
    };
  }, [isOpen, menuId, buttonId]);
  return (
    <div
      ref={boxRef}
      className={css['box']}
      onBlur={({ relatedTarget }) => {
        if (!boxRef.current?.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <Button
        id={buttonId}
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
        Move <VisuallyHidden>{home.address}</VisuallyHidden>
      </Button>
      {isOpen && (
        <div
          id={menuId}
          role="menu"
          aria-label={`Move ${home.address} to`}
          className={css['menu']}
          onKeyDown={(event) => {
            onMenuKey(event, close);
          }}
        >
          {homeStageNames
            .filter((stage) => stage !== home.stage)
            .map((stage) => (
              <button
                key={stage}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={css['item']}
                onClick={() => {
                  close();
                  onMove(home, stage);
                }}
              >
                {homeStages[stage]}
              </button>
            ))}
        </div>
      )}
    </div>
  );
}

/** In the top layer, so that a scrolling column doesn't cut it off: below the button, or above it without room there. */
function placeBeside(menu: HTMLElement, button: HTMLElement): void {
  // Older browsers draw it as any other element.
  if ('showPopover' in menu) {
    menu.popover = 'manual';
    menu.showPopover();
  }
  const gap = 4;
  const { top, bottom, right } = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const fitsBelow = bottom + gap + height <= window.innerHeight;
  menu.style.top = `${fitsBelow ? bottom + gap : Math.max(gap, top - gap - height)}px`;
  menu.style.left = `${Math.max(gap, right - width)}px`;
}

function onMenuKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
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
