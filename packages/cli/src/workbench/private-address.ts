import { lookup as resolveName } from 'node:dns';
import { BlockList, isIPv4, type LookupFunction } from 'node:net';

const privateRanges = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [address = '', length] = range.split('/');
  privateRanges.addSubnet(address, Number(length), 'ipv4');
}
for (const range of ['::/127', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8']) {
  const [address = '', length] = range.split('/');
  privateRanges.addSubnet(address, Number(length), 'ipv6');
}

/** Whether an IP address isn't on the public internet. */
export function isPrivateAddress(address: string): boolean {
  // A BlockList also matches the IPv4 ranges against addresses such as `::ffff:10.0.0.1`.
  return privateRanges.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

export class PrivateAddressError extends Error {}

/**
 * Resolves a host name for a connection, and fails if an address is private. The check is part of connecting, so a name can't
 * resolve to another address afterwards.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) {
      callback(error, []);
      return;
    }
    const found = addresses.find(({ address }) => isPrivateAddress(address));
    const [first] = addresses;
    if (found)
      callback(new PrivateAddressError(`${hostname} resolves to the private address ${found.address}.`), []);
    else if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  });
};
