import { expect, test } from 'vitest';
import type { Response, ResponseContent } from '../model/model.js';
import {
  acceptChoices,
  contentFor,
  downloadChoice,
  errorsOf,
  isDownload,
  isSuccess,
  successesOf,
} from './successes.js';

const json: ResponseContent = { as: 'json', contentType: 'application/json', schema: { kind: 'unknown' } };
const csv: ResponseContent = { as: 'text', contentType: 'text/csv', schema: { kind: 'string' } };
const png: ResponseContent = { as: 'binary', contentType: 'image/png', schema: { kind: 'file' } };
const pdf: ResponseContent = { as: 'binary', contentType: 'application/pdf', schema: { kind: 'file' } };

function response(status: string, ...contents: ResponseContent[]): Response {
  return { status, description: undefined, contents };
}

test.each([
  { statuses: [], successes: [], errors: [] },
  { statuses: ['200', '404'], successes: ['200'], errors: ['404'] },
  { statuses: ['2XX', '204', 'default'], successes: ['2XX', '204'], errors: ['default'] },
  // `default` covers all other statuses, successes and errors.
  { statuses: ['404', 'default'], successes: ['default'], errors: ['404', 'default'] },
  { statuses: ['302', '500'], successes: [], errors: ['302', '500'] },
])('of $statuses, $successes are successes and $errors are errors', ({ statuses, successes, errors }) => {
  const responses = statuses.map((status) => response(status));
  const statusesOf = (some: Response[]) => some.map(({ status }) => status);
  expect(statusesOf(successesOf({ responses }))).toEqual(successes);
  expect(statusesOf(errorsOf({ responses }))).toEqual(errors);
  expect(statusesOf(responses.filter((one) => isSuccess(one, responses)))).toEqual(successes);
});

test.each([
  { name: 'no body', responses: [response('200')], choices: [], download: false, asked: undefined },
  { name: 'one type', responses: [response('200', json)], choices: [], download: false, asked: undefined },
  { name: 'one file', responses: [response('200', png)], choices: [], download: true, asked: undefined },
  {
    name: 'a type for each success',
    responses: [response('200', json), response('202', png)],
    choices: [],
    download: true,
    asked: undefined,
  },
  {
    name: 'several types',
    responses: [response('200', json, csv)],
    choices: ['application/json', 'text/csv'],
    download: false,
    asked: undefined,
  },
  {
    name: 'several types with files',
    responses: [response('200', json, png, pdf)],
    choices: ['application/json', 'image/png', 'application/pdf'],
    download: true,
    asked: 'image/png',
  },
  {
    name: 'several types of several successes',
    responses: [response('200', json, csv), response('201', csv, pdf), response('202', png)],
    choices: ['application/json', 'text/csv', 'application/pdf'],
    download: true,
    asked: 'application/pdf',
  },
  {
    name: 'several types of an error',
    responses: [response('200', json), response('404', csv, png)],
    choices: [],
    download: false,
    asked: undefined,
  },
])('$name', ({ responses, choices, download, asked }) => {
  expect(acceptChoices({ responses })).toEqual(choices);
  expect(isDownload({ responses })).toBe(download);
  expect(downloadChoice({ responses })).toBe(asked);
});

test('the content of a success response is the one for `accept`, or its first', () => {
  expect(contentFor(response('200', json, csv), 'text/csv')).toBe(csv);
  expect(contentFor(response('200', json, csv), 'image/png')).toBe(json);
  expect(contentFor(response('200', json, csv), undefined)).toBe(json);
  expect(contentFor(response('200'), 'text/csv')).toBeUndefined();
});
