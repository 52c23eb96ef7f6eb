// The words of the facts about a company.
import { useSite } from '../shared/site.ts';

const words = {
  openingHours: 'Opening hours',
  otherHours: 'Other hours',
  closed: 'Closed',
  allDay: 'Open 24 hours',
  range: '[from] to [to]',
  openUntil: 'Open now until [time]',
  openUntilDay: 'Open now until [day] [time]',
  openAlways: 'Open now, day and night',
  opensToday: 'Closed, opens today at [time]',
  opensTomorrow: 'Closed, opens tomorrow at [time]',
  opensOn: 'Closed, opens [day] at [time]',
  locations: 'Locations',
  directions: 'Directions',
  serves: 'Serves: [region]',
  profiles: 'Follow us',
  founded: 'Founded in [year]',
  taxId: 'Tax ID: [number]',
  priceFrom: 'from [price]',
  priceTo: 'up to [price]',
  per: 'per [unit]',
};

export type Say = (
  name: keyof typeof words,
  values?: Readonly<Record<string, string | number>>,
) => string;

export type Tongue = { language: string };

export function sayIn(_tongue: Tongue): Say {
  return (name, values = {}) =>
    words[name].replace(/\[(\w+)\]/g, (place, value) => `${values[value] ?? place}`);
}

export function useWords(): Say {
  return sayIn(useSite());
}
