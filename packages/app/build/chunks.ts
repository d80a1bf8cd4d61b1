/** What stands in one file of the build, by the name of the file and the sources that go into it. */
export const chunks: Readonly<Record<string, readonly RegExp[]>> = {
  // What the first screen does without and nearly every page, or the first of all, has soon.
  later: [
    /\/app\/src\/shell\/ShellFooter\.tsx$/,
    /\/app\/src\/shell\/MenuLater\.tsx$/,
    /\/app\/src\/shell\/describePage\.ts$/,
    /\/app\/src\/portal\/PromptHost\.tsx$/,
    /\/platform\/src\/seal\/seal\.ts$/,
  ],
  // What the first sign of a hand fetches: ways to pages, and to dialogs.
  near: [
    /\/app\/src\/portal\/nearPages\.ts$/,
    /\/app\/src\/portal\/LaterDialogs\.tsx$/,
  ],
  // The member centre's frame, which its two ways in and the points mall share: one file less to name in the first script.
  centre: [
    /\/app\/src\/portal\/centre\/MemberCentre\.tsx$/,
    /\/app\/src\/portal\/centre\/MemberPanel\.tsx$/,
    /\/app\/src\/portal\/centre\/MemberRoute\.tsx$/,
    /\/app\/src\/i18n\/CentreWords\.tsx$/,
  ],
  /*
   * Small parts that come together wherever a form is: each file less is a name less that the first script has to hold.
   * Only what is small itself and leads to nothing large may stand here, since who needs one part then has all of them.
   */
  fields: [
    /\/ui\/src\/components\/text-field\//,
    /\/ui\/src\/components\/password-field\//,
    /\/ui\/src\/private\/field\/(?:Field|Input|Form|field|choice|RequiredMark|useAfter)/,
  ],
  account: [
    /\/app\/src\/services\/steadyNow\.ts$/,
    /\/app\/src\/kit\/usePageShown\.ts$/,
    /\/app\/src\/kit\/form\/registerRules\.ts$/,
    /\/app\/src\/kit\/parts\/mobileCountries\.ts$/,
    /\/app\/src\/entry\/EntryModal\.(?:tsx|css\.ts)/,
    /\/app\/src\/entry\/botCheck(?:\.worker)?\.ts$/,
    /\/ui\/src\/private\/field\/validationWords\.ts$/,
  ],
  games: [
    /\/app\/src\/play\/games\/PagedGames\.tsx$/,
    /\/app\/src\/play\/games\/MemberGames\.tsx$/,
  ],
};
