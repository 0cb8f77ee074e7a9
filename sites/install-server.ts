import { canUseApt, installPackage, runAsRoot } from './apt.ts';

/** Installs one of Debian's web servers if apt can do so without a password. It isn't started, now or with the system. */
export function installServer(name: string): void {
  if (!canUseApt()) return;
  console.log(`Host: installing Debian's package ${name}.`);
  installPackage(name);
  for (const [command = '', ...args] of [
    ['service', name, 'stop'],
    ['update-rc.d', name, 'disable'],
    ['systemctl', 'disable', name],
  ])
    runAsRoot(command, args, { stdio: 'ignore' });
}
