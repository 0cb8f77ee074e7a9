import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** The declarations of a file without comments and indentation. References to other files, which are comments too, are kept. */
export function stripComments(file: ts.SourceFile): string {
  return printer.printFile(file).replace(/^ +/gm, '');
}
