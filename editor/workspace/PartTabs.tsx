import { styled } from 'styled-components';
import { Button, Choices } from '../ui/controls.ts';

const Tabs = styled(Choices)`
  grid-area: tabs;
  padding: 0.3rem 0.75rem;
  border-bottom: 1px solid var(--editor-rule);
`;

type Props<Part extends string> = {
  /** The parts, each with its label. */
  parts: readonly (readonly [Part, label: string])[];
  part: Part;
  onPart: (part: Part) => void;
};

/** Tabs for the parts of a layout that do not fit side by side. The layout hides them if they do, and hides the other parts. */
export function PartTabs<Part extends string>({ parts, part, onPart }: Props<Part>) {
  return (
    <Tabs as="nav" aria-label="Parts of the editor" data-parts="">
      {parts.map(([name, label]) => (
        <Button key={name} aria-pressed={name === part} onClick={() => onPart(name)}>
          {label}
        </Button>
      ))}
    </Tabs>
  );
}
