/** A share of the win in hundredths, with its sign; it reads from the left in every language. */
export const hundredths = (share: number): string => {
  const found = Math.round(share * 100);
  const sign = found > 0 ? "+" : found < 0 ? "−" : "";
  return `\u2066${sign}${Math.abs(found)}\u2069`;
};
