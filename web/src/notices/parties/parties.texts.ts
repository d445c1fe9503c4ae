import type { Bilingual } from '@allmende/domain/texts.ts'

export const partyTexts = {
  title: { de: 'Parteien', en: 'Parties' },
  lead: {
    de: 'Alle Organisationen, die diese Bekanntmachung nennt, mit den Angaben, die veröffentlicht werden.',
    en: 'All organisations that this notice names, with what will be published about them.',
  },
  parties: { de: 'Parteien dieser Bekanntmachung', en: 'Parties of this notice' },
  organizations: { de: 'Weitere Auftraggeber', en: 'Other contracting authorities' },
  bidders: { de: 'Bieter', en: 'Bidders' },
  linked: { de: 'Organisation auf dieser Plattform', en: 'Organisation on this platform' },
  linkedHint: {
    de: 'Die Angaben der Partei kommen dann von der Organisation. Ändern Sie sie dort, so ändern sie sich auch hier.',
    en: 'What is said of the party then comes from the organisation. If you change it there, it changes here too.',
  },
  replaced: {
    de: 'Die Angaben von „{name}“ wurden durch die der Organisation ersetzt.',
    en: 'What was said of “{name}” was replaced by what the organisation says.',
  },
  ofOrganization: {
    de: 'Von der Organisation „{name}“ übernommen und nur dort zu ändern.',
    en: 'Taken from the organisation “{name}” and changed only there.',
  },
  openOrganization: { de: 'Organisation öffnen (neuer Tab)', en: 'Open organisation (new tab)' },
  notLinked: { de: 'Nicht zugeordnet', en: 'Not linked' },
  create: { de: 'Organisation anlegen', en: 'Create organisation' },
  edit: { de: 'Parteien bearbeiten', en: 'Edit parties' },
  add: { de: 'Partei hinzufügen', en: 'Add party' },
  unnamed: { de: 'Noch ohne Namen', en: 'Without a name yet' },
  none: { de: 'Noch keine Partei.', en: 'No party yet.' },
  removeQuestion: { de: '{name} löschen?', en: 'Delete {name}?' },
  stillUsed: {
    de: 'Diese Partei ist noch eingetragen bei: {places}. Dort fehlt danach die Angabe.',
    en: 'This party is still entered at: {places}. The entry will then be missing there.',
  },
} satisfies Record<string, Bilingual>
