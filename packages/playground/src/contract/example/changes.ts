/** A prepared change of the example. */
export type PreparedChange = {
  id: string;
  /** The text of its button. */
  label: string;
  /** Each is replaced once in the spec. */
  edits: readonly (readonly [from: string, to: string])[];
};

export const preparedChanges: readonly PreparedChange[] = [
  {
    id: 'rename-field',
    label: 'Rename a field',
    edits: [
      ['required: [name, status]', 'required: [nickname, status]'],
      [
        'status]\n      properties:\n        name: { type: string }',
        'status]\n      properties:\n        nickname: { type: string }',
      ],
      ['required: [id, name, status, born]', 'required: [id, nickname, status, born]'],
      ['id: { type: integer }\n        name:', 'id: { type: integer }\n        nickname:'],
    ],
  },
  { id: 'require-parameter', label: 'Require a parameter', edits: [['required: false', 'required: true']] },
  {
    id: 'drop-operation',
    label: 'Remove an operation',
    edits: [
      [
        "    delete:\n      operationId: deletePet\n      responses:\n        '204': { description: The pet is deleted }\n",
        '',
      ],
    ],
  },
  {
    id: 'narrow-enum',
    label: 'Narrow an enum',
    edits: [['enum: [available, pending, sold]', 'enum: [available, sold]']],
  },
  {
    id: 'nullable-field',
    label: 'Make a field nullable',
    edits: [['born: { type: string, format: date }', "born: { type: [string, 'null'], format: date }"]],
  },
  {
    id: 'rename-operation',
    label: 'Rename an operationId',
    edits: [['operationId: getPet\n', 'operationId: getPetById\n']],
  },
];

/** The spec with a prepared change. */
export function applyChange(spec: string, { edits }: Pick<PreparedChange, 'edits'>): string {
  return edits.reduce((text, [from, to]) => text.replace(from, () => to), spec);
}
