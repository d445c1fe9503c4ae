import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  notLoaded: {
    de: 'Die Ausschreibung konnte nicht geladen werden.',
    en: 'The tender could not be loaded.',
  },
  tenders: { de: 'Ausschreibungen', en: 'Tenders' },
  menu: { de: 'Bereiche der Ausschreibung', en: 'Areas of the tender' },
  goTo: { de: 'Zum Bereich', en: 'Go to area' },
  details: { de: 'Details', en: 'Details' },
  edit: { de: 'Bearbeiten', en: 'Edit' },
  onlyTeamSees: {
    de: 'Diesen Entwurf sehen nur die Sachbearbeiter des Verfahrens und System-Administratoren.',
    en: 'Only the case handlers of this procedure and system administrators see this draft.',
  },
  notPublic: {
    de: 'Diese Ausschreibung sehen nur die Sachbearbeiter des Verfahrens und System-Administratoren.',
    en: 'Only the case handlers of this procedure and system administrators see this tender.',
  },
  mayNotEdit: {
    de: 'Nur Projekt-Admins können den Entwurf bearbeiten.',
    en: 'Only project admins can edit the draft.',
  },
  mayNotRun: {
    de: 'Die weiteren Schritte sind Projekt-Admins vorbehalten.',
    en: 'The further steps are reserved for project admins.',
  },
} satisfies Record<string, Bilingual>
