import { styled } from 'styled-components';
import { notFoundPath } from '../../schema/browser.ts';
import { valueAt } from '../../schema/inspect.ts';
import { useWorkspace } from '../document/WorkspaceContext.ts';
import { Button, Muted } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

const Address = styled.output`
  display: block;
  margin-bottom: 0.5rem;
  overflow-wrap: anywhere;
  font-weight: 600;
`;

/** The address of a page, with a button for the dialog that changes it together with its links. */
export function AddressField({ form, path }: FieldProps<'address'>) {
  const { document, changeAddress } = useWorkspace();
  const address = String(valueAt(document, ['path']) ?? '');
  return (
    <LabelledField form={form} path={path} group>
      <Address>{address}</Address>
      {address === '/' || address === notFoundPath ? (
        <Muted as="small">Every site has this page at this address.</Muted>
      ) : (
        <Button onClick={changeAddress}>Change the address</Button>
      )}
    </LabelledField>
  );
}
