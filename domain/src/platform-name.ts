/** What the platform is called wherever it names itself: titles, papers, authenticator apps. */
export const platformName = 'Allmende'
