/** Opinions on six attributes of a product, invented for demonstration: positive, neutral, negative. */
export const attributeOpinions = [
  [298, 66, 48],
  [71, 54, 191],
  [122, 88, 64],
  [143, 39, 21],
  [52, 71, 68],
  [84, 22, 11],
] as const;
