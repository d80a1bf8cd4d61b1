/** Contents of the build's named chunks: the name of the file, and the sources that go into it. */
export const chunks: Readonly<Record<string, readonly RegExp[]>> = {
  // The machines that every page starts, with all that they import: one request, and nothing of a dialog in it.
  machines: [/\/app\/src\/actors\/startActors\.ts$/],
  // Not needed for the first screen, but soon by nearly every page, or by the very first one.
  later: [
    /\/app\/src\/shell\/ShellFooter\.tsx$/,
    /\/app\/src\/shell\/MenuLater\.tsx$/,
    /\/app\/src\/shell\/describePage\.ts$/,
    /\/platform\/src\/seal\/seal\.ts$/,
  ],
  // Fetched on the first sign of user input: links to pages and dialogs.
  near: [
    /\/app\/src\/portal\/nearPages\.ts$/,
    /\/app\/src\/portal\/LaterDialogs\.tsx$/,
  ],
  // The member centre's frame, shared by its two entrances and the points mall: one file name less in the first
  // script.
  centre: [
    /\/app\/src\/portal\/centre\/MemberCentre\.tsx$/,
    /\/app\/src\/portal\/centre\/MemberPanel\.tsx$/,
    /\/app\/src\/portal\/centre\/MemberRoute\.tsx$/,
    /\/app\/src\/i18n\/CentreWords\.tsx$/,
  ],
  /*
   * Small parts that are loaded together wherever there is a form: each file saved is one name less in the first
   * script. Only add what is small itself and imports nothing large: a page that needs one of these parts loads them
   * all.
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
