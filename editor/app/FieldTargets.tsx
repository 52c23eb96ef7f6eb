import { useGetPuck } from '@puckeditor/core';
import { type ReactNode, useMemo } from 'react';
import { changedProps, targetOf, zone } from '../adapter/target.ts';
import { type Targets, TargetsProvider } from '../document/TargetsContext.ts';
import { usePuck } from '../document/usePuck.ts';

/** Lets the fields of the selected block, or of the document, write an answer that comes later. */
export function FieldTargets({ children }: { children: ReactNode }) {
  const getPuck = useGetPuck();
  const block = usePuck(({ selectedItem }) => selectedItem?.props.id);
  const value = useMemo(
    (): Targets => ({
      find: (name) => targetOf(getPuck().appState.data, block, name),
      write(target, change) {
        const { appState, dispatch } = getPuck();
        const { root, content } = appState.data;
        let isSame = false;
        const props = changedProps(appState.data, target, (now) => {
          const next = change(now);
          isSame = next === now;
          return next;
        });
        if (!props || isSame) return props !== undefined;
        const index = content.findIndex((own) => own.props.id === target.block);
        const own = content[index];
        dispatch(
          own
            ? {
                type: 'replace',
                destinationIndex: index,
                destinationZone: zone,
                data: { ...own, props: { ...own.props, ...props } },
              }
            : { type: 'replaceRoot', root: { ...root, props } },
        );
        return true;
      },
    }),
    [getPuck, block],
  );
  return <TargetsProvider value={value}>{children}</TargetsProvider>;
}
