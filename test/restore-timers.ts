import { afterEach, vi } from 'vitest';

// The files of a worker share its globals: fake timers that one leaves behind stop the streams and servers of the next.
afterEach(() => void vi.useRealTimers());
