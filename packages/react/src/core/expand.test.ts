import { expect, test } from 'vitest';
import { expand } from './expand.js';
import type { Serialization } from './operation.js';

const list = ['blue', 'black', 'brown'];
const object = { R: 100, G: 200, B: 150 };

type Row = { given: unknown; as: Serialization; want: string };

// https://spec.openapis.org/oas/v3.1.1.html#style-examples
const specified: Row[] = [
  { given: '', as: { style: 'matrix' }, want: ';color' },
  { given: 'blue', as: { style: 'matrix' }, want: ';color=blue' },
  { given: list, as: { style: 'matrix' }, want: ';color=blue,black,brown' },
  { given: object, as: { style: 'matrix' }, want: ';color=R,100,G,200,B,150' },
  { given: '', as: { style: 'matrix', explode: true }, want: ';color' },
  { given: list, as: { style: 'matrix', explode: true }, want: ';color=blue;color=black;color=brown' },
  { given: object, as: { style: 'matrix', explode: true }, want: ';R=100;G=200;B=150' },
  { given: '', as: { style: 'label' }, want: '.' },
  { given: 'blue', as: { style: 'label' }, want: '.blue' },
  { given: list, as: { style: 'label' }, want: '.blue,black,brown' },
  { given: object, as: { style: 'label' }, want: '.R,100,G,200,B,150' },
  { given: list, as: { style: 'label', explode: true }, want: '.blue.black.brown' },
  { given: object, as: { style: 'label', explode: true }, want: '.R=100.G=200.B=150' },
  { given: '', as: { style: 'simple' }, want: '' },
  { given: 'blue', as: { style: 'simple' }, want: 'blue' },
  { given: list, as: { style: 'simple' }, want: 'blue,black,brown' },
  { given: object, as: { style: 'simple' }, want: 'R,100,G,200,B,150' },
  { given: list, as: { style: 'simple', explode: true }, want: 'blue,black,brown' },
  { given: object, as: { style: 'simple', explode: true }, want: 'R=100,G=200,B=150' },
  { given: '', as: { style: 'form' }, want: 'color=' },
  { given: 'blue', as: { style: 'form' }, want: 'color=blue' },
  { given: list, as: { style: 'form', explode: false }, want: 'color=blue,black,brown' },
  { given: object, as: { style: 'form', explode: false }, want: 'color=R,100,G,200,B,150' },
  { given: list, as: { style: 'form' }, want: 'color=blue&color=black&color=brown' },
  { given: object, as: { style: 'form' }, want: 'R=100&G=200&B=150' },
  { given: list, as: { style: 'spaceDelimited' }, want: 'color=blue%20black%20brown' },
  { given: object, as: { style: 'spaceDelimited' }, want: 'color=R%20100%20G%20200%20B%20150' },
  { given: list, as: { style: 'pipeDelimited' }, want: 'color=blue%7Cblack%7Cbrown' },
  { given: object, as: { style: 'pipeDelimited' }, want: 'color=R%7C100%7CG%7C200%7CB%7C150' },
  {
    given: object,
    as: { style: 'deepObject', explode: true },
    want: 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
  },
];

const leftToUs: Row[] = [
  { given: list, as: {}, want: 'color=blue&color=black&color=brown' },
  { given: list, as: { style: 'spaceDelimited', explode: true }, want: 'color=blue&color=black&color=brown' },
  { given: object, as: { style: 'deepObject' }, want: 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150' },
  {
    given: { a: { b: 1 }, c: [2, 3] },
    as: { style: 'deepObject' },
    want: 'color%5Ba%5D%5Bb%5D=1&color%5Bc%5D%5B0%5D=2&color%5Bc%5D%5B1%5D=3',
  },
  { given: [], as: { style: 'form' }, want: '' },
  { given: {}, as: { style: 'deepObject' }, want: '' },
  { given: ['a', undefined, null, 'b'], as: { explode: false }, want: 'color=a,b' },
  { given: false, as: {}, want: 'color=false' },
  { given: 0, as: { style: 'label' }, want: '.0' },
  { given: [{ a: 1 }], as: {}, want: 'color=%7B%22a%22%3A1%7D' },
];

const encoded: Row[] = [
  { given: 'a/b?c#d e', as: { style: 'simple' }, want: 'a%2Fb%3Fc%23d%20e' },
  { given: "!'()*~-._", as: { style: 'simple' }, want: '%21%27%28%29%2A~-._' },
  { given: ['a,b', 'c'], as: { style: 'form', explode: false }, want: 'color=a%2Cb,c' },
  { given: 'ü&=', as: {}, want: 'color=%C3%BC%26%3D' },
  { given: { 'a b': 'c=d' }, as: {}, want: 'a%20b=c%3Dd' },
  { given: "a/b:c?d=e,f'", as: { allowReserved: true }, want: "color=a/b:c?d=e,f'" },
  { given: 'a&b+c#d[e]', as: { allowReserved: true }, want: 'color=a%26b%2Bc%23d%5Be%5D' },
  { given: '50% of %2F', as: { allowReserved: true }, want: 'color=50%25%20of%20%2F' },
];

test.for(specified)('$as.style (explode $as.explode) writes $given as $want', ({ given, as, want }) => {
  expect(expand('color', given, as)).toBe(want);
});

test.for(leftToUs)('what OpenAPI leaves open: $as writes $given as $want', ({ given, as, want }) => {
  expect(expand('color', given, as)).toBe(want);
});

test.for(encoded)('semantic 10: $given is percent-encoded as $want ($as)', ({ given, as, want }) => {
  expect(expand('color', given, as)).toBe(want);
});
