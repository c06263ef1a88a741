/** An uncaught error of this site. */
export interface Fault {
  error: Error;
  /** The path pattern of the page whose route failed; undefined for errors in event handlers and asynchronous code. */
  route?: string;
}

/** The maximum number of faults that wait for a listener. */
const maxWaiting = 10;

const waiting: Fault[] = [];
let listener: ((fault: Fault) => void) | undefined;

/** Passes a fault to the listener. Before there is one, the first faults wait for it. */
export function recordFault(fault: Fault): void {
  if (listener) listener(fault);
  else if (waiting.length < maxWaiting) waiting.push(fault);
}

/** Sets the listener of the document. */
export function onFault(listen: (fault: Fault) => void): void {
  listener = listen;
  for (const fault of waiting.splice(0)) listen(fault);
}
