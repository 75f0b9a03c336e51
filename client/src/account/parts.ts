// What the page of an account shows besides the account itself.
import { get } from "../net/api";
import type { Holidays, MyPeople, Notices } from "../wire";

/** Each part, or null where it could not be had: then it is left out. */
export interface Parts {
  notices: Notices | null;
  holidays: Holidays | null;
  people: MyPeople | null;
}

/** All of them, asked for at the same time. */
export async function partsOf(): Promise<Parts> {
  const asked = <Part>(address: string): Promise<Part | null> => get<Part>(address).catch(() => null);
  const [notices, holidays, people] = await Promise.all([
    asked<Notices>("/account/notices"),
    asked<Holidays>("/account/holidays"),
    asked<MyPeople>("/me/people"),
  ]);
  return { notices, holidays, people };
}
