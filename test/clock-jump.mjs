// Loaded with `node --import`: SIGUSR2 sets the clock of the process an hour ahead, SIGWINCH an hour back.
const { now } = Date;
let offsetMs = 0;
const hourMs = 3_600_000;
globalThis.Date = class extends Date {
  constructor(...words) {
    super(...(words.length > 0 ? words : [now() + offsetMs]));
  }
  static now() {
    return now() + offsetMs;
  }
};
process.on('SIGUSR2', () => {
  offsetMs += hourMs;
});
process.on('SIGWINCH', () => {
  offsetMs -= hourMs;
});
