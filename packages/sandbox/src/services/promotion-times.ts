const day = 86_400_000;

/** Promotions begin and end at midnight, counted from the day they are read. */
export function promotionTimes(
  body: Readonly<Record<string, unknown>>,
  now: number,
) {
  const today = Math.floor(now / day) * day;
  const { startsIn, endsIn, ...rest } = body;
  return {
    ...rest,
    startTime: typeof startsIn === "number" ? today + startsIn : null,
    endTime: typeof endsIn === "number" ? today + endsIn : null,
  };
}
