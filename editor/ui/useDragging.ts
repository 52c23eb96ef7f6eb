import { type DragEvent, useState } from 'react';

/**
 * Moves the entries of a list by dragging. `handleProps` are for the part of an entry that can be dragged, `itemProps` for
 * the entry, whose attribute `data-over` shows where the dragged one would be dropped.
 */
export function useDragging(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const handleProps = (index: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.stopPropagation();
      event.dataTransfer.effectAllowed = 'move';
      // Firefox drags only elements with data. No field accepts this type.
      event.dataTransfer.setData('application/x-entry', '');
      const entry = event.currentTarget.closest('li');
      if (entry) event.dataTransfer.setDragImage(entry, 0, 0);
      setDragged(index);
    },
    onDragEnd: end,
  });
  const itemProps = (index: number) => {
    if (dragged === undefined) return {};
    const handled = (act: () => void) => (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    return {
      'data-over': over !== index ? undefined : dragged < index ? 'after' : 'before',
      onDragOver: handled(() => setOver(index)),
      onDrop: handled(() => {
        move(dragged, index);
        end();
      }),
    };
  };
  return { handleProps, itemProps };
}
