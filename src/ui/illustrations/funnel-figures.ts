/** Who knows, considers and first chooses a brand and its rival, in percent, invented for demonstration. */
export const funnels = { own: [77, 44, 21], rival: [88, 60, 22] } as const;
