interface Check {
  (): Check;
  isRequired?: Check;
}

const check: Check = () => check;
check.isRequired = check;

/** Replaces `prop-types` for the head and the router: React doesn't check props in production. */
export default new Proxy<Readonly<Record<string, Check>>>({}, { get: () => check });
