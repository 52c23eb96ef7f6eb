import { styled } from 'styled-components';
import { homeOf, notFoundOf } from '../../schema/browser.ts';
import { useOpenDocument } from '../document/OpenDocument.ts';
import { Button, Muted } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

const Address = styled.output`
  display: block;
  margin-bottom: 0.5rem;
  overflow-wrap: anywhere;
  font-weight: 600;
`;

/** The address of a page, with a button for the dialog that changes it together with its links. */
export function AddressField({ form, path, value }: FieldProps<'address'>) {
  const { name, changeAddress, pages } = useOpenDocument();
  const { folder = '' } = pages.find((page) => page.name === name) ?? {};
  const address = String(value ?? '');
  return (
    <LabelledField form={form} path={path} group>
      <Address>{address}</Address>
      {[homeOf(folder), notFoundOf(folder)].includes(address) ? (
        <Muted as="small">Every site has this page at this address.</Muted>
      ) : (
        <Button onClick={changeAddress}>Change the address</Button>
      )}
    </LabelledField>
  );
}
