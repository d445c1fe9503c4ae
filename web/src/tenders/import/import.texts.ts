import type { Bilingual } from '@allmende/domain/texts.ts'

export const texts = {
  title: { de: 'Bekanntmachung importieren', en: 'Import a notice' },
  lead: {
    de: 'Aus einer eForms-Bekanntmachung (XML-Datei) entsteht ein neuer Entwurf mit ihren Angaben, Losen, Fristen und Parteien.',
    en: 'An eForms notice (an XML file) becomes a new draft with its entries, lots, deadlines and parties.',
  },
  kind: { de: 'Importieren als', en: 'Import as' },
  kindHint: {
    de: 'Die Art der Ausschreibung können Sie beim ersten Speichern noch ändern.',
    en: 'You can still change the kind of tender when you save for the first time.',
  },
  kindOfNotice: { de: 'Aus der Bekanntmachung ableiten', en: 'As the notice suggests' },
  file: { de: 'Bekanntmachung als XML-Datei', en: 'Notice as an XML file' },
  done: { de: 'Die Bekanntmachung wurde übernommen.', en: 'The notice has been imported.' },
  doneMeanwhile: {
    de: 'Die Bekanntmachung war schon übernommen. Der Entwurf steht bei Ihren Entwürfen.',
    en: 'The notice had already been imported. You find it among your drafts.',
  },
  imported: { de: 'Importiert', en: 'Imported' },
  origin: {
    de: 'Dieser Entwurf wurde am {moment} aus einer Bekanntmachung übernommen.',
    en: 'This draft was imported from a notice on {moment}.',
  },
  nothingLost: {
    de: 'Alle Angaben der Datei haben ein Feld gefunden.',
    en: 'Everything in the file has found a field.',
  },
  otherVersion: {
    de: 'Die Datei ist nach eForms-Fassung {version} geschrieben und wurde nach Fassung {own} gelesen. Bitte prüfen Sie die Angaben.',
    en: 'The file was written for eForms version {version} and read as version {own}. Please check the entries.',
  },
  follows: {
    de: 'Die Datei nennt die eForms-Fassung {own}, folgt aber offenbar der Fassung {version}. Gelesen wurde sie nach der genannten. Steht in der Datei eforms-sdk-{version}, findet beim Import mehr davon ein Feld.',
    en: 'The file names eForms version {own}, but seems to follow version {version}. It was read as the one it names. Once the file says eforms-sdk-{version}, more of it finds a field when it is imported.',
  },
  otherRoot: {
    de: 'Das äußerste Element der Datei ist „{root}“. Der Standard sieht für diese Art von Bekanntmachung ein anderes vor; mit diesem wird sie hier geschrieben.',
    en: 'The outermost element of the file is “{root}”. The standard provides another one for this kind of notice, which it is written with here.',
  },
  unknown: { de: 'Ohne Feld im Formular: {n}', en: 'Without a field in the form: {n}' },
  unknownLead: {
    de: 'Für diese Angaben hat das Formular kein Feld. In der Originaldatei bleiben sie erhalten.',
    en: 'The form has no field for these entries. They are kept in the original file.',
  },
  misfit: { de: 'Nicht übernommen: {n}', en: 'Not taken over: {n}' },
  misfitLead: {
    de: 'Diese Angaben passen nicht zu ihrem Feld. Bitte tragen Sie sie im Formular neu ein.',
    en: 'These entries do not fit their field. Please enter them anew in the form.',
  },
  repeated: { de: 'Mehrfach in der Datei: {n}', en: 'Several times in the file: {n}' },
  repeatedLead: {
    de: 'Das Formular nimmt diese Angaben an ihrer Stelle nur einmal auf. Übernommen wurde jeweils die erste; die weiteren bleiben in der Originaldatei erhalten.',
    en: 'The form takes these entries only once in their place. The first one was taken over; the others are kept in the original file.',
  },
  pathInXml: { de: 'Pfad im XML', en: 'Path in the XML' },
  more: { de: 'und {n} weitere', en: 'and {n} more' },
  linked: {
    de: 'Zugeordnete Parteien: {names}. Ihre Angaben kommen von der gleichen Organisation auf dieser Plattform, auch wenn die Datei anderes sagt.',
    en: 'Linked parties: {names}. What is said of them comes from the same organisation on this platform, even where the file says otherwise.',
  },
  unlinked: { de: 'Noch nicht zugeordnete Parteien: {n}', en: 'Parties not linked yet: {n}' },
  unlinkedLead: {
    de: 'Diese Parteien nennt die Bekanntmachung. Sie können sie Organisationen dieser Plattform zuordnen; gespeichert wird der Entwurf erst, wenn die Vergabestelle zugeordnet ist. Von selbst wird eine Partei nur einem Auftraggeber mit gleicher Nummer zugeordnet, nie einem Bieter.',
    en: 'The notice names these parties. You can link them to organisations of this platform; the draft is saved only once the contracting authority is linked. By itself a party is linked only to a contracting authority with the same number, never to a bidder.',
  },
  isBuyer: { de: '– Vergabestelle', en: '– contracting authority' },
  link: { de: 'Parteien zuordnen', en: 'Link parties' },
  edit: { de: 'Entwurf bearbeiten', en: 'Edit draft' },
  download: { de: 'Originaldatei herunterladen', en: 'Download original file' },
  notDownloaded: {
    de: 'Die Datei konnte nicht heruntergeladen werden.',
    en: 'The file could not be downloaded.',
  },
} satisfies Record<string, Bilingual>
