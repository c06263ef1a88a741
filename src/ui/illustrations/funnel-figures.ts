/** Who knows, considers and first chooses a brand and its rival, in percent, invented for demonstration. */
export const funnels = { own: [75, 46, 21], rival: [88, 57, 22] } as const;
