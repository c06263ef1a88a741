import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a cell shows that it was saved. */
const markMs = 4000;

/** Marks cells for a few seconds. */
export function useSavedCells() {
  const [cells, setCells] = useState<readonly string[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const started = timers.current;
    return () => started.forEach(clearTimeout);
  }, []);

  const markSaved = useCallback((cell: string) => {
    setCells((before) => [...before, cell]);
    // Each change has its own time: a second one prolongs the mark.
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setCells((before) => before.filter((_, index) => index !== before.indexOf(cell)));
    }, markMs);
    timers.current.add(timer);
  }, []);

  return { isSaved: (cell: string) => cells.includes(cell), markSaved };
}
