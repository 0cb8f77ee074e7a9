/** Marks what must be set. The space separates it from the name before it for screen readers, and in copied text. */
export function Required() {
  return (
    <>
      {' '}
      <span className="wb-required">required</span>
    </>
  );
}
