export const answersAnchor = 'fragen'
