import { useState } from 'react';
import type { Choice } from '../api.ts';
import type { Asked } from '../document/openSite.ts';
import { Muted } from '../ui/controls.ts';
import { TaskDialog } from '../ui/TaskDialog.tsx';
import { SideChoice } from './SideChoice.tsx';

/** Asks about everything that both this person and someone else changed. */
export function Questions({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { questions, answer } = asked;
  const [sides, setSides] = useState<ReadonlyMap<string, Choice['side']>>(new Map());
  const choices = questions.map(({ key }): Choice => ({ key, side: sides.get(key) ?? 'mine' }));
  return (
    <TaskDialog
      title="Someone else changed this too"
      action="Use these"
      cancel="Not now"
      work={() => answer(choices)}
      onClose={onClose}
    >
      <Muted>
        Changes that only one of you made are kept. Where you both changed the same text, choose a
        version.
      </Muted>
      {questions.map(({ key, title, words, mine, theirs }) => (
        <SideChoice
          key={key}
          label={`${title}: ${words}`}
          texts={{ mine, theirs }}
          chosen={sides.get(key) ?? 'mine'}
          onChoose={(side) => setSides(new Map(sides).set(key, side))}
        />
      ))}
      <Muted>Nothing is saved yet. Check the result, then save.</Muted>
    </TaskDialog>
  );
}
