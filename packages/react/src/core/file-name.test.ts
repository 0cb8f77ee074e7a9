import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.js';

const rows: { disposition?: string; url?: string; want: string }[] = [
  { disposition: 'attachment; filename="report.pdf"', want: 'report.pdf' },
  { disposition: 'attachment; filename=report.pdf; size=1', want: 'report.pdf' },
  { disposition: 'attachment; filename=a.pdf; creation-date="b; filename=c.exe"', want: 'a.pdf' },
  { disposition: 'attachment; filename="a \\"b\\".pdf"', want: 'a "b".pdf' },
  { disposition: 'attachment; filename="plain.pdf"; filename*=UTF-8\'\'%e2%82%ac.pdf', want: '€.pdf' },
  { disposition: "attachment; filename*=UTF-8'en'a%20b.pdf; filename=plain.pdf", want: 'a b.pdf' },
  { disposition: "attachment; filename*=UTF-8''%zz.pdf", want: '%zz.pdf' },
  { disposition: 'attachment; filename="../../etc/passwd"', want: 'passwd' },
  { disposition: 'attachment; filename="C:\\\\temp\\\\a.txt"', want: 'a.txt' },
  { disposition: 'attachment; filename=""', want: 'photo' },
  { disposition: 'attachment; filename=my report.pdf', want: 'my report.pdf' },
  { disposition: 'attachment; name="filename=other.exe"; filename=report.pdf', want: 'report.pdf' },
  { disposition: 'attachment; name="a;filename=other.exe"; FileName=report.pdf', want: 'report.pdf' },
  { disposition: "attachment; filename*=ISO-8859-1''caf%E9.pdf", want: 'café.pdf' },
  { disposition: 'inline', want: 'photo' },
  { url: 'http://a/pet/1/photo%20large?x=y', want: 'photo large' },
  { url: 'http://a/pet/photos/', want: 'photos' },
  { url: 'http://a/', want: 'download' },
];

test.for(rows)('$disposition at $url is saved as $want', ({ disposition, url = 'http://a/photo', want }) => {
  const headers = new Headers(disposition === undefined ? {} : { 'content-disposition': disposition });
  expect(fileNameOf(headers, url)).toBe(want);
});
