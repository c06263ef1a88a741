import { NAME_MAX } from '../../src/forms/rules/limits.ts';
import type { World } from '../world/world.ts';

/** Takes from a company every product and service but those whose id begins in a way. */
export function keepOnly(world: World, companyId: string, prefix: 'p-' | 's-'): void {
  for (const { id, itemId } of world.entitlements.where('companyId', companyId))
    if (!itemId.startsWith(prefix)) world.entitlements.delete(id);
}

/** Gives the sub-accounts of a main account names and e-mails as long as they may be. */
export function stretchNames(world: World, parentId: string): void {
  for (const { id, name, account } of world.users.where('parentId', parentId)) {
    world.users.update(id, {
      name: name.repeat(NAME_MAX).slice(0, NAME_MAX),
      account: `${'very.long.mailbox.'.repeat(3)}${account}`,
    });
  }
}
