import type { Bilingual, Language } from '../../texts.ts'

/**
 * What the standard means, in our own words, for whoever fills in a notice for the first time: the fields every
 * concession notice needs, and words that mean something else in everyday language.
 */
const explanations: Readonly<Record<string, Bilingual>> = {
  'OPT-300-Procedure-Buyer': {
    de: 'Wer die Leistung vergibt. Der Standard nennt diese Stelle Beschaffer oder Erwerber, auch wenn sie nichts kauft, sondern ein Recht vergibt. Gemeint ist Ihre Vergabestelle.',
    en: 'Who awards the contract. The standard says buyer or acquirer even where nothing is bought and a right is granted instead. Your contracting authority is meant.',
  },
  'BT-11-Procedure-Buyer': {
    de: 'Welche Art von Einrichtung vergibt. Für eine Gemeinde, eine Stadt oder einen Kreis ist es „Lokale Gebietskörperschaft“.',
    en: 'What kind of body awards. For a municipality, a town or a county it is “Local authority”.',
  },
  'BT-740-Procedure-Buyer': {
    de: 'Der Standard meint mit „Auftraggeber“ hier nur Sektorenauftraggeber, also Unternehmen, die Netze für Wasser, Energie oder Verkehr betreiben. Eine Gemeinde ist öffentlicher Auftraggeber und in diesem Sinne keiner: Wählen Sie für sie „Der Beschaffer ist kein Auftraggeber.“',
    en: 'By “contracting entity” the standard means only companies that run networks for water, energy or transport. A municipality is a contracting authority and no such entity: choose “The buyer is not a contracting entity” for it.',
  },
  'BT-01-notice': {
    de: 'Die Vorschrift der Europäischen Union, nach der vergeben wird. Für Konzessionen ist es die Richtlinie 2014/23/EU.',
    en: 'The rule of the European Union under which the contract is awarded. For concessions it is Directive 2014/23/EU.',
  },
  'BT-21-Procedure': {
    de: 'Unter diesem Namen finden Bieter Ihr Verfahren: was, wo und in welcher Form, möglichst in einer Zeile.',
    en: 'The name under which bidders find your procedure: what, where and in which form, in one line if possible.',
  },
  'BT-24-Procedure': {
    de: 'Worum es geht, so dass ein Unternehmen entscheiden kann, ob es sich beteiligt: Gegenstand, Ort, Umfang, Dauer und Besonderheiten.',
    en: 'What it is about, so that a company can decide whether to take part: subject, place, extent, duration and anything special.',
  },
  'BT-23-Procedure': {
    de: 'Ob vor allem gebaut, geliefert oder eine Dienstleistung erbracht wird. Eine Konzession ist immer eine Bau- oder eine Dienstleistungskonzession.',
    en: 'Whether it is mainly about building, supplying or a service. A concession is always one for works or for services.',
  },
  'BT-262-Procedure': {
    de: 'Der Gegenstand als Nummer aus dem Gemeinsamen Vokabular für öffentliche Aufträge (CPV). Unternehmen suchen danach. Nehmen Sie den genauesten Eintrag, der das Ganze beschreibt.',
    en: 'The subject as a number of the Common Procurement Vocabulary (CPV), which companies search by. Take the most exact entry that describes the whole.',
  },
  'BT-22-Lot': {
    de: 'Ihr Aktenzeichen oder eine andere Bezeichnung, unter der Sie das Los intern führen. Sie wird veröffentlicht.',
    en: 'Your file number or another name under which you keep this lot. It is published.',
  },
  'BT-21-Lot': {
    de: 'Wie dieses Los heißt. Gibt es nur eines, genügt der Titel des Verfahrens.',
    en: 'What this lot is called. Where there is only one, the title of the procedure will do.',
  },
  'BT-24-Lot': {
    de: 'Was gerade dieses Los umfasst. Gibt es nur eines, kann es dieselbe Beschreibung sein wie die des Verfahrens.',
    en: 'What this lot covers. Where there is only one, it can be the description of the procedure.',
  },
  'BT-23-Lot': {
    de: 'Ob in diesem Los vor allem gebaut, geliefert oder eine Dienstleistung erbracht wird.',
    en: 'Whether this lot is mainly about building, supplying or a service.',
  },
  'BT-262-Lot': {
    de: 'Der Gegenstand dieses Loses als CPV-Nummer. Sie darf genauer sein als die des Verfahrens.',
    en: 'The subject of this lot as a CPV number. It may be more exact than that of the procedure.',
  },
  'BT-60-Lot': {
    de: 'Ja, wenn Geld der Europäischen Union in das Vorhaben fließt, etwa aus einem Förderprogramm. Sonst nein, was der häufigere Fall ist.',
    en: 'Yes, if money of the European Union goes into this, such as from a funding programme. Otherwise no, which is the usual case.',
  },
  'BT-747-Lot': {
    de: 'Woran Sie messen, ob ein Unternehmen geeignet ist: Berufszulassung, wirtschaftliche oder technische Leistungsfähigkeit.',
    en: 'By what you judge whether a company is suitable: its right to pursue the profession, its economic or its technical capacity.',
  },
  'BT-71-Lot': {
    de: 'Ob nur bestimmte Einrichtungen teilnehmen dürfen, etwa Werkstätten für Menschen mit Behinderungen. In der Regel ist die Teilnahme nicht vorbehalten.',
    en: 'Whether only certain bodies may take part, such as sheltered workshops. Participation is usually not reserved.',
  },
  'BT-736-Lot': {
    de: 'Ja nur dann, wenn der Auftrag von geschützten Werkstätten oder in entsprechenden Programmen ausgeführt werden muss. In der Regel nein.',
    en: 'Yes only if the contract must be performed by sheltered workshops or in such programmes. Usually no.',
  },
  'BT-70-Lot': {
    de: 'Was der Auftragnehmer während der Ausführung einhalten muss, zum Beispiel Tariftreue, Öffnungszeiten oder Umweltauflagen.',
    en: 'What the contractor must observe during performance, such as wage rules, opening hours or environmental conditions.',
  },
  'BT-97-Lot': {
    de: 'In welchen Sprachen Unternehmen ihre Unterlagen einreichen dürfen, meist nur auf Deutsch.',
    en: 'In which languages companies may submit, usually German only.',
  },
  'BT-14-Lot': {
    de: 'Ob alle die Unterlagen frei herunterladen können. Einschränken dürfen Sie das nur, wo es nötig ist, etwa zum Schutz vertraulicher Pläne.',
    en: 'Whether everyone can download the documents freely. You may restrict this only where needed, such as to protect confidential plans.',
  },
  'BT-615-Lot': {
    de: 'Wo Unternehmen erfahren, wie sie an die beschränkten Unterlagen kommen.',
    en: 'Where companies learn how to obtain the restricted documents.',
  },
  'OPT-301-Lot-AddInfo': {
    de: 'Wer Auskunft zum Verfahren gibt. Meist ist das Ihre Vergabestelle selbst.',
    en: 'Who gives information about the procedure. This is usually your contracting authority itself.',
  },
  'OPT-301-Lot-ReviewOrg': {
    de: 'Bei wem sich Unternehmen über das Verfahren beschweren können. In Deutschland ist das die zuständige Vergabekammer.',
    en: 'To whom companies can complain about the procedure. In Germany this is the public procurement tribunal in charge.',
  },
  'BT-507-Organization-Company': {
    de: 'Die Region nach der amtlichen Gliederung der Europäischen Union (NUTS), in Deutschland der Kreis oder die kreisfreie Stadt.',
    en: 'The region in the official classification of the European Union (NUTS), in Germany the district or the independent town.',
  },
  'BT-5071-Lot': {
    de: 'Die Region nach der amtlichen Gliederung der Europäischen Union (NUTS), in der die Leistung erbracht wird, in Deutschland der Kreis oder die kreisfreie Stadt.',
    en: 'The region in the official classification of the European Union (NUTS) in which the contract is performed, in Germany the district or the independent town.',
  },
  'BT-5071-Procedure': {
    de: 'Die Region nach der amtlichen Gliederung der Europäischen Union (NUTS), um die es vor allem geht, in Deutschland der Kreis oder die kreisfreie Stadt.',
    en: 'The region in the official classification of the European Union (NUTS) that this is mainly about, in Germany the district or the independent town.',
  },
  'BT-501-Organization-Company': {
    de: 'Unter welcher Nummer die Organisation geführt wird: Leitweg-ID, Handelsregister- oder Umsatzsteuernummer.',
    en: 'The number under which the organisation is known: routing ID, commercial register or VAT number.',
  },
}

/** The explanation of a field, where one is needed. Parts of a procedure are explained like lots. */
export const explanationOf = (contentId: string, language: Language): string | undefined =>
  (explanations[contentId] ?? explanations[contentId.replace(/-Part$/, '-Lot')])?.[language]
