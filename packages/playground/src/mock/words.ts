import { hashOf } from './seed.ts';

/** Whose property it is: the name of the schema, such as `Pet`, and the position of the record. */
export type Place = {
  entity: string;
  index: number;
  /** What distinguishes this value from all others. */
  seed: string;
};

const people = [
  ['Ada', 'Lovelace'],
  ['Grace', 'Hopper'],
  ['Alan', 'Turing'],
  ['Katherine', 'Johnson'],
  ['Edsger', 'Dijkstra'],
  ['Margaret', 'Hamilton'],
  ['Donald', 'Knuth'],
  ['Barbara', 'Liskov'],
  ['Tim', 'Berners-Lee'],
  ['Radia', 'Perlman'],
  ['Dennis', 'Ritchie'],
  ['Frances', 'Allen'],
] as const;

const pets = 'Bello,Mia,Rex,Luna,Oscar,Nala,Charlie,Coco,Simba,Lilly,Balu,Kira'.split(',');
const things =
  'Walnut desk,Linen shirt,Copper kettle,Oak shelf,Wool blanket,Glass lamp,Clay vase,Steel pan,Cork mat,Felt bag,Brass clock,Pine bench'.split(
    ',',
  );
const titles =
  'A quiet morning,The long way home,Notes from the coast,Small bright things,After the rain,North by night,Letters to a friend,The paper garden,Two rivers,A map of the hills,The last ferry,Winter light'.split(
    ',',
  );
const companies =
  'Northwind,Bluebird,Fernhill,Halcyon,Redwood,Lakeside,Amber,Juniper,Silverline,Harbor,Cedar,Meadow'.split(
    ',',
  );
const cities = 'Lisbon,Kyoto,Oslo,Nairobi,Toronto,Vienna,Lima,Dublin,Seoul,Porto,Helsinki,Montevideo'.split(
  ',',
);
const countries = 'PT,JP,NO,KE,CA,AT,PE,IE,KR,DE,FI,UY'.split(',');
const streets = 'Mill Lane,Station Road,Park Avenue,Harbor Street,Hill Road,Garden Way'.split(',');
const colors = '#a87400,#1f5596,#b0341a,#3b661b,#6b3d8a,#585c68'.split(',');
const words = 'linen,harbor,cedar,amber,river,meadow,copper,juniper,lantern,willow,ember,orchard'.split(',');
const sentences = [
  'Arrived this week and settled in well.',
  'A favorite of everyone who has seen it.',
  'Needs a little attention, but is worth it.',
  'Please handle with care.',
  'Back in stock after a long wait.',
  'Checked twice, and ready to go.',
];

const at = (list: readonly string[], { index }: Place) => list[index % list.length]!;
const personAt = ({ index }: Place) => people[index % people.length]!;
const slugOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** What a record is called, by the name of its schema. */
function nameOf(place: Place): string {
  const { entity, index } = place;
  if (/pet|animal|dog|cat|horse|bird/i.test(entity)) return at(pets, place);
  if (
    /user|person|people|customer|author|owner|employee|member|contact|account|patient|student/i.test(entity)
  )
    return personAt(place).join(' ');
  if (/compan|organi[sz]ation|team|vendor|supplier|brand|shop|store|tenant|client/i.test(entity))
    return at(companies, place);
  if (/product|item|article|thing|good|sku|catalog/i.test(entity)) return at(things, place);
  if (/book|post|movie|film|song|album|track|event|issue|project|task|todo|note/i.test(entity))
    return at(titles, place);
  if (/city|place|location/i.test(entity)) return at(cities, place);
  const word = at(words, place);
  const again = Math.floor(index / words.length);
  return `${word[0]!.toUpperCase()}${word.slice(1)}${again > 0 ? ` ${again + 1}` : ''}`;
}

/** Texts by the end of a property's name in lower case, without separators. The first that matches is used. */
const byName: readonly (readonly [RegExp, (place: Place) => string])[] = [
  [/^(first|given|fore)name$/, (place) => personAt(place)[0]],
  [/^(last|family|sur)name$/, (place) => personAt(place)[1]],
  [/^(user|login)(name|id)?$|^handle$|^nickname$/, (place) => slugOf(personAt(place)[0])],
  [
    /author|owner|creator|assignee|customer|contact|fullname|displayname/,
    (place) => personAt(place).join(' '),
  ],
  [/e?mail$/, (place) => `${slugOf(personAt(place)[0])}@example.com`],
  [/phone|mobile|fax/, ({ seed }) => `+1 555 01${String(hashOf(seed) % 100).padStart(2, '0')}`],
  [/password|secret/, () => 'correct-horse-battery'],
  [/token|apikey/, ({ seed }) => hashOf(seed).toString(36)],
  [/(company|organization|organisation|brand|vendor|team)(name)?$/, (place) => at(companies, place)],
  [/city|town/, (place) => at(cities, place)],
  [/country/, (place) => at(countries, place)],
  [/street|address/, (place) => `${(hashOf(place.seed) % 90) + 1} ${at(streets, place)}`],
  [/zip|postal|postcode/, ({ seed }) => String(10_000 + (hashOf(seed) % 89_999))],
  [/currency/, () => 'EUR'],
  [/language|locale/, () => 'en'],
  [/timezone/, () => 'Europe/Vienna'],
  [/color|colour/, (place) => at(colors, place)],
  [/filename$|^file$/, (place) => `${slugOf(nameOf(place))}.txt`],
  [/(content|mime|media)type$/, () => 'text/plain'],
  [/sku|isbn|serial|reference|number$/, ({ seed }) => `A-${String(hashOf(seed) % 10_000).padStart(4, '0')}`],
  [/slug|key$/, (place) => slugOf(nameOf(place))],
  [/version$/, ({ index }) => `1.${index}.0`],
  [/title|headline|subject/, (place) => at(titles, place)],
  [/name$|^label$/, (place) => nameOf(place)],
  [
    /description|summary|text|body|content|message|comment|note|bio|about|detail/,
    (place) => at(sentences, place),
  ],
  [/(url|uri|link|href|website|homepage)s?$/, (place) => `https://example.com/${slugOf(nameOf(place))}`],
  [/(date|day|birthday)$/, dateOf],
  [/(at|time|timestamp)$/, (place) => `${dateOf(place)}T09:30:00Z`],
  [/tag|categor|genre|topic/, (place) => at(words, place)],
  [/id$/, ({ index }) => String(index + 1)],
];

/** A date in 2026 or 2025. A record is younger than those after it. */
export function dateOf({ index, seed }: Place): string {
  const day = 24 * 60 * 60 * 1000;
  const days = index * 3 + (hashOf(seed) % 3);
  return new Date(Date.UTC(2026, 2, 20) - days * day).toISOString().slice(0, 10);
}

/** A text for a property, by its name. */
export function textFor(property: string, place: Place): string {
  const name = property.toLowerCase().replace(/[^a-z]/g, '');
  const found = byName.find(([pattern]) => pattern.test(name));
  return found ? found[1](place) : at(words, { ...place, index: hashOf(place.seed) % words.length });
}

/** Ranges of numbers by a property's name. */
const ranges: readonly (readonly [RegExp, least: number, most: number])[] = [
  [/^age$|years$/, 1, 14],
  [/price|amount|cost|total|balance|fee|salary/, 5, 200],
  [/rating|stars|score/, 1, 5],
  [/percent|progress|discount/, 0, 100],
  [/^lat(itude)?$/, -60, 60],
  [/^(lng|lon|longitude)$/, -170, 170],
  [/year$/, 2015, 2026],
  [/size|bytes|length/, 1000, 90_000],
  [/weight|height|width|depth|duration|distance/, 2, 60],
  [/timestamp|at$/, 1_770_000_000, 1_774_000_000],
];

/** The range of plausible numbers for a property. */
export function rangeFor(property: string): readonly [number, number] {
  const name = property.toLowerCase().replace(/[^a-z]/g, '');
  const found = ranges.find(([pattern]) => pattern.test(name));
  return found ? [found[1], found[2]] : [1, 20];
}
