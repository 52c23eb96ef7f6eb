// Checks of site.json beyond its single fields. `siteSchema` runs them.
import type { z } from 'zod';
import { sentenceOf } from './catalog/index.ts';
import { readDate } from './dates.ts';
import { sendErrors } from './formFields.ts';
import { halfButtons } from './halfButtons.ts';
import { type Exception, isYearly, type OpeningHours, occurrences } from './openingHours.ts';
import { callingCodeOf, countryOfCode, dialedNumber, examplePhone } from './phones.ts';
import type { Refusal } from './refuse.ts';
import { countryName } from './site/countryDefaults.ts';
import { frameOnly, ownOnly, type Site } from './siteFields.ts';

/** The errors of a site.json whose fields are all valid. `schema` describes the fields. */
export function siteErrors(site: Site, schema: z.core.$ZodType): Refusal[] {
  const { hours, locations = [] } = site;
  return [
    ...halfButtons(site, schema),
    ...phoneErrors(site),
    ...formErrors(site),
    ...(hours ? exceptionErrors(hours, ['hours']) : []),
    ...locations.flatMap((location, index) =>
      location.hours ? exceptionErrors(location.hours, ['locations', index, 'hours']) : [],
    ),
  ];
}

/**
 * Numbers that no phone can dial: too short, too long, or with an impossible area code. If they are numbers of the company's
 * country, the calling code is wrong.
 */
function phoneErrors(site: Site): Refusal[] {
  const { callingCode, country = '' } = site;
  const meant = callingCodeOf(country);
  const undialable = Object.entries(site.phones).filter(
    ([, input]) => dialedNumber(input, site) === undefined,
  );
  const isOfCountry = ([, input]: [string, string]) =>
    meant !== undefined && dialedNumber(input, { callingCode: meant, country }) !== undefined;
  const ofCountry = undialable.find(isOfCountry);
  const example = examplePhone(site) ?? '+1 919 555 0100';
  return [
    ...(ofCountry && meant !== undefined
      ? [
          {
            path: ['callingCode'],
            sentence: sentenceOf('undialable-phone/calling-code', {
              ...{ callingCode, input: ofCountry[1], meant },
              country: countryName(countryOfCode(callingCode) ?? ''),
            }),
            suggest: { value: meant },
          },
        ]
      : []),
    ...undialable
      .filter((phone) => !isOfCountry(phone))
      .map(([name, input]) => ({
        path: ['phones', name],
        sentence: sentenceOf('undialable-phone', { input, example }),
      })),
  ];
}

/** A form that is neither a provider's nor of the site, or fields of both. */
function formErrors({ leadForm }: Site): Refusal[] {
  const at = (...path: string[]) => ['leadForm', ...path];
  const { src, action, fields } = leadForm;
  if (src === undefined && action === undefined) {
    return [{ path: at(), sentence: sentenceOf('form-fields/none') }];
  }
  const excluded = (src === undefined ? frameOnly : ownOnly).filter(
    (field) => leadForm[field] !== undefined,
  );
  const missing = src === undefined && fields === undefined;
  return [
    ...excluded.map((field): Refusal => {
      const sentence = sentenceOf('form-fields/both', { isOfProvider: src !== undefined });
      return { path: at(field), sentence, suggest: 'remove' };
    }),
    ...(missing ? [{ path: at('action'), sentence: sentenceOf('form-fields/no-fields') }] : []),
    ...sendErrors(leadForm).map(({ path = [], ...error }) => ({
      ...error,
      path: ['leadForm', ...path],
    })),
  ];
}

/** Exceptions that end before they begin, and two exceptions for the same date. */
function exceptionErrors({ exceptions = [] }: OpeningHours, path: (string | number)[]): Refusal[] {
  const read = exceptions.map(({ date, until = date, hours }) => ({
    ...{ date: readDate(date) ?? date, until: readDate(until) ?? until, hours },
  }));
  return read.flatMap((exception, index): Refusal[] => {
    const { date, until } = exception;
    const at = (field: string) => [...path, 'exceptions', index, field];
    if (date.length !== until.length) {
      const field = date.length < until.length ? 'date' : 'until';
      return [{ path: at(field), sentence: sentenceOf('exception-dates/year', { date, until }) }];
    }
    if (until < date && !isYearly(exception)) {
      return [{ path: at('until'), sentence: sentenceOf('exception-dates', { date, until }) }];
    }
    // An exception for one year replaces one for every year.
    const others = read.slice(0, index).filter((other) => other.date.length === date.length);
    const other = others.find((second) => shareDays(second, exception));
    if (!other) return [];
    const sentence = sentenceOf('exception-dates/twice', { date, other: other.date });
    return [{ path: at('date'), sentence }];
  });
}

/** Whether two exceptions overlap. Yearly ones are compared over three years. */
function shareDays(a: Exception, b: Exception): boolean {
  const days = occurrences(b, 2000, 2002);
  return occurrences(a, 2000, 2002).some(({ from, to }) =>
    days.some((range) => from <= range.to && range.from <= to),
  );
}
