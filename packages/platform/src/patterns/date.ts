const yearFirst = /^(\d{4})-(\d{2})-(\d{2})$/;
const monthFirst = /^(\d{2})-(\d{2})-(\d{4})$/;

const isLeap = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function exists(year: number, month: number, day: number): boolean {
  const days = [
    31,
    isLeap(year) ? 29 : 28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31,
  ][month - 1];
  return year >= 1 && days !== undefined && day >= 1 && day <= days;
}

/**
 * Whether a text is a calendar date, written yyyy-MM-dd.
 *
 * @example isDateYearFirst("2024-02-29") // true
 */
export function isDateYearFirst(text: string): boolean {
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  return exists(Number(year), Number(month), Number(day));
}

/**
 * Whether a text is a calendar date, written MM-dd-yyyy.
 *
 * @example isDateMonthFirst("02-30-2024") // false
 */
export function isDateMonthFirst(text: string): boolean {
  const [, month, day, year] = monthFirst.exec(text) ?? [];
  return exists(Number(year), Number(month), Number(day));
}
