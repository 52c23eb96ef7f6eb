import { ownValue, weekdays } from '../../schema/browser.ts';
import { asGroup } from '../adapter/convert.ts';
import type { FormFields } from '../adapter/form.ts';
import { type Target, within } from '../adapter/target.ts';
import { useEditing, useOpenDocument } from '../document/OpenDocument.ts';
import { OfferButton, Row } from '../ui/controls.ts';

type Props = { fields: FormFields; target: Target; value: unknown };

/** Buttons that copy hours: from one day of a week to the days below it, and from another location. */
export function HoursOffers({ fields, target, value }: Props) {
  if (weekdays.every((day) => fields[day])) return <DaysBelow {...{ fields, target, value }} />;
  return isWeek(fields.week) ? <SameHours {...{ target, value }} /> : null;
}

function isWeek(form: FormFields[string] | undefined): boolean {
  return form?.type === 'group' && weekdays.every((day) => form.fields[day]);
}

const isFilled = (hours: unknown) => typeof hours === 'string' && hours.trim() !== '';

/** Copies the hours of the last day with hours to the empty ones after it, without the weekend. */
function DaysBelow({ fields, target, value }: Props) {
  const { store } = useOpenDocument();
  const days = Object.entries(fields);
  const from = days.findLastIndex(([day]) => isFilled(ownValue(value, day)));
  const [name, form] = days[from] ?? [];
  const below = days.slice(from + 1, 5);
  const last = below.at(-1)?.[1];
  if (name === undefined || form === undefined || last === undefined) return null;
  const hours = ownValue(value, name);
  const copies = Object.fromEntries(below.map(([day]) => [day, hours]));
  const [first, to] = [below[0]?.[1].label, last.label].map((label) => withoutNote(label ?? ''));
  return (
    <Row>
      <OfferButton
        onClick={() => void store.write(target, (held) => ({ ...asGroup(held), ...copies }))}
      >
        {first === to ? first : `${first} to ${to}`}: the same as {withoutNote(form.label)}
      </OfferButton>
    </Row>
  );
}

const withoutNote = (label: string) => label.replace(/ \(.*$/, '');

/** Copies the week of another location into one without hours. */
function SameHours({ target, value }: Pick<Props, 'target' | 'value'>) {
  const { store } = useOpenDocument();
  const locations = useEditing(({ state }) => state.fields.locations);
  const isOfLocation = target.steps[0] === 'locations';
  const week = ownValue(value, 'week');
  if (!isOfLocation || Object.values(asGroup(week)).some(isFilled)) return null;
  const others = (Array.isArray(locations) ? locations : []).flatMap((location: unknown) => {
    const hours = ownValue(location, 'hours');
    const name = ownValue(location, 'name');
    const days = ownValue(hours, 'week');
    const isEmpty = !Object.values(asGroup(days)).some(isFilled);
    return isEmpty || typeof name !== 'string' ? [] : [{ name, hours }];
  });
  return (
    <Row>
      {others.map(({ name, hours }) => (
        <OfferButton
          key={name}
          onClick={() => {
            for (const part of ['timeZone', 'week']) {
              store.write(within(target, part), () => ownValue(hours, part));
            }
          }}
        >
          The same as {name}
        </OfferButton>
      ))}
    </Row>
  );
}
