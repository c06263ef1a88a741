import { type EngineName, findWebKit, firefoxPath, webKitDriverPath } from '../../../test/engines.ts';
import type { Engine } from './driver.ts';
import { Firefox } from './firefox.ts';
import { WebKit } from './webkit.ts';

const creators: Record<EngineName, () => Engine> = {
  'firefox-esr': () => new Firefox(firefoxPath),
  'webkit-gtk': () => new WebKit(webKitDriverPath, findWebKit() ?? ''),
};

export const createEngine = (name: EngineName): Engine => creators[name]();
