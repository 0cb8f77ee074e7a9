import type { ReactNode } from 'react';
import Diagram from './Diagram';
import styles from './Slots.module.css';

interface Slot {
  readonly operation: string;
  readonly key: string;
  /** The part of the name that differs from the first slot's. */
  readonly differs?: 'operation' | 'key';
  readonly readers: readonly (readonly [component: string, call: string])[];
}

const SLOTS: readonly Slot[] = [
  {
    operation: 'getPetById',
    key: "'default'",
    readers: [
      ['PetCard', 'useGetPetById({ path: { petId: 1 } })'],
      ['PetBadge', 'useGetPetById()'],
    ],
  },
  {
    operation: 'getPetById',
    key: "'preview'",
    differs: 'key',
    readers: [['PetPreview', "useGetPetById({ key: 'preview', … })"]],
  },
  {
    operation: 'findPetsByStatus',
    key: "'default'",
    differs: 'operation',
    readers: [['PetList', 'useFindPetsByStatus({ … })']],
  },
];

const PARTS = ['source', 'operation', 'key'] as const;

/** Which components share a slot, depending on the three parts of its name. */
export default function Slots({ children }: { readonly children: ReactNode }): ReactNode {
  const graphic = (
    <ul className={styles['slots']}>
      {SLOTS.map(({ differs, readers, ...name }) => (
        <li key={name.operation + name.key}>
          <ul className={styles['readers']}>
            {readers.map(([component, call]) => (
              <li key={component}>
                <span className={styles['component']}>{component}</span>{' '}
                <span className={styles['call']}>{call}</span>
              </li>
            ))}
          </ul>
          <span className={styles['bracket']} />
          <dl className={styles['slot']}>
            {PARTS.map((part) => (
              <div key={part} className={part === differs ? styles['differs'] : undefined}>
                <dt>{part}</dt>
                <dd>{part === 'source' ? 'petstore' : name[part]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
  return <Diagram graphic={graphic}>{children}</Diagram>;
}
