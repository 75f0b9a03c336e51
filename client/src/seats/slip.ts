// The slip in an address stands behind #: it is sent to no server before somebody presses the button.
const BEFORE = "#slip=";

export const slipAddress = (table: string, slip: string): string => `${location.origin}/table/${table}${BEFORE}${slip}`;
export const slipHere = (): string => (location.hash.startsWith(BEFORE) ? location.hash.slice(BEFORE.length) : "");
/** A slip that was used, or is good no longer, goes from the address. */
export const forgetSlip = (): void => history.replaceState(null, "", location.pathname + location.search);
