import type { TypeChecker } from '../type-checker.ts';

type LoadCompilerProps = { checker: TypeChecker; isSaved: boolean; onLoad: () => void };

/** Says what is loaded before it is. */
export function LoadCompiler({ checker: { version, bytes }, isSaved, onLoad }: LoadCompilerProps) {
  const size = `${Math.round(bytes / 1000)} kB`;
  return (
    <div className="contract-load">
      <p>
        {isSaved
          ? `TypeScript ${version} reported this when the site was built. To check your own changes, load it into this page.`
          : `To see which lines stop compiling, load TypeScript ${version} into this page. Nothing you type is sent.`}
      </p>
      <button type="button" className="contract-button contract-button--main" onClick={onLoad}>
        Load TypeScript ({size})
      </button>
    </div>
  );
}
