import { expect, test } from 'vitest';
import { Findings } from '../diagnostics.js';
import { bundle } from './bundle.js';
import { type JsonObject, objectAt, getOwn, stringAt } from './json.js';
import { References } from './references.js';

/** What the property `p` of the schema `Pet` is once the documents are bundled: the pattern of its string. */
async function patternOf(schemas: JsonObject, files: Record<string, JsonObject> = {}) {
  const findings = new Findings();
  const asked: string[] = [];
  const read = (location: string) => {
    asked.push(location);
    return location in files
      ? Promise.resolve(JSON.stringify(files[location]))
      : Promise.reject(new Error('gone'));
  };
  const document: JsonObject = {
    openapi: '3.1.0',
    paths: {},
    components: { schemas: structuredClone(schemas) },
  };
  const bundled = await bundle(document, 'specs/openapi.json', read, findings);
  const references = new References(bundled, findings);
  let at = references.lookUp('#/components/schemas/Pet');
  for (;;) {
    const next = stringAt(at?.value, '$ref');
    const p = getOwn(objectAt(at?.value, 'properties'), 'p');
    if (next !== undefined) at = references.lookUpOrReport(next, '', at?.base);
    else if (p !== undefined) at = { value: p, pointer: '', base: at?.base };
    else break;
  }
  const pattern = stringAt(at?.value, 'pattern');
  return { pattern, asked, found: findings.list.map(({ code, message }) => `${code} ${message}`) };
}

const text = (pattern: string, more: JsonObject = {}): JsonObject => ({ type: 'string', pattern, ...more });
const object = (p: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties: { p },
  ...more,
});
const ref = ($ref: string): JsonObject => ({ $ref });
const pet = 'specs/pet.json';
const url = 'https://a.example/schemas/';

test.each([
  {
    case: 'an anchor in another file',
    Pet: object(ref('pet.json#tag')),
    files: { [pet]: { $defs: { Tag: text('right', { $anchor: 'tag' }) } } },
  },
  {
    case: 'an anchor of the root of another file',
    Pet: ref('pet.json#top'),
    files: { [pet]: object(text('right'), { $anchor: 'top' }) },
  },
  {
    case: 'an anchor that both files have',
    Pet: ref('pet.json#tag'),
    Tag: text('wrong', { $anchor: 'tag' }),
    files: { [pet]: { $defs: { Tag: text('right', { $anchor: 'tag' }) } } },
  },
  {
    case: 'an anchor of the file that the reference is in',
    Pet: ref('pet.json'),
    Tag: text('wrong', { $anchor: 'tag' }),
    files: { [pet]: object(ref('#tag'), { $defs: { Tag: text('right', { $anchor: 'tag' }) } }) },
  },
  {
    case: 'an anchor below a name with a percent sign',
    Pet: ref('pet.json#tag'),
    files: { [pet]: { $defs: { '100%25': text('right', { $anchor: 'tag' }) } } },
  },
  {
    case: 'a pointer in a file with an `$id`',
    Pet: ref('pet.json'),
    files: { [pet]: object(ref('#/$defs/Tag'), { $id: `${url}pet.json`, $defs: { Tag: text('right') } }) },
  },
  {
    case: 'a file beside one with an `$id` from elsewhere',
    Pet: ref('pet.json#/$defs/Pet'),
    files: {
      [pet]: { $id: `${url}pet.json`, $defs: { Pet: object(ref('tag.json#tag')) } },
      'specs/tag.json': { $id: `${url}tag.json`, $defs: { Tag: text('right', { $anchor: 'tag' }) } },
    },
  },
  {
    case: 'a file at the address that an `$id` gives',
    Pet: object(ref('tag.json'), { $id: `${url}pet.json` }),
    files: { [`${url}tag.json`]: text('right') },
  },
  {
    case: 'a relative `$id` inside an `$id`',
    Pet: ref('pet.json'),
    files: {
      [pet]: object(ref('parts/b.json#tag'), {
        $id: `${url}pet.json`,
        $defs: {
          Parts: {
            $id: 'parts/a.json',
            $defs: { Tag: { $id: 'b.json', $defs: { x: text('right', { $anchor: 'tag' }) } } },
          },
        },
      }),
    },
  },
  {
    case: 'a pointer inside of a schema with an `$id`',
    Pet: ref('pet.json#/$defs/Pet'),
    files: {
      [pet]: {
        $defs: {
          Pet: object(ref('#/$defs/Tag'), { $id: 'inner', $defs: { Tag: text('right') } }),
          Tag: text('wrong'),
        },
      },
    },
  },
  {
    case: 'an `$id` in the document itself',
    Pet: object(ref(`${url}tag`)),
    Tag: text('right', { $id: `${url}tag` }),
  },
  {
    case: 'an `$id` in the document, from another one',
    Pet: ref('pet.json'),
    Tag: text('right', { $id: `${url}tag` }),
    files: { [pet]: object(ref(`${url}tag`)) },
  },
  {
    case: 'the document, from a schema with an `$id`',
    Pet: object(ref('#/components/schemas/Tag'), { $id: `${url}pet` }),
    Tag: text('right'),
  },
  {
    case: 'the document, from a file with an `$id`',
    Pet: ref('pet.json'),
    Tag: text('right'),
    files: { [pet]: object(ref('openapi.json#/components/schemas/Tag'), { $id: 'pet.json' }) },
  },
])('a `$ref` resolves to $case', async ({ files, case: _case, ...schemas }) => {
  const { pattern, found } = await patternOf(schemas, files);
  expect({ pattern, found }).toEqual({ pattern: 'right', found: [] });
});

test('what the document has under an `$id` is not read from there', async () => {
  const { asked } = await patternOf({ Pet: ref(`${url}tag#x`), Tag: { $id: `${url}tag`, $anchor: 'x' } });
  expect(asked).toEqual([]);
});

test('a missing anchor in a file is reported', async () => {
  const { found } = await patternOf(
    { Pet: object(ref('pet.json#gone')) },
    { [pet]: { gone: text('wrong') } },
  );
  expect(found).toEqual([expect.stringMatching(/^HL1004 .*#gone/)]);
});
