import type { Bilingual } from '../texts.ts'
import type { LegalPage } from './settings.contract.ts'

/** The texts we ship; an authority replaces them in the settings. Markdown. */
export const legalTexts: Record<LegalPage, Bilingual> = {
  impressum: {
    de: `Diese Seite nennt die Stelle, die diese Plattform betreibt.

**Die Angaben sind noch nicht hinterlegt.** Bitte wenden Sie sich bis dahin an die Vergabestelle, deren Ausschreibung Sie betrachten.`,
    en: `This page names the body that operates this platform.

**The details have not been entered yet.** Until then please contact the contracting authority whose tender you are viewing.`,
  },
  datenschutz: {
    de: `## Welche Daten diese Plattform verarbeitet

- **Konto:** Name, E-Mail-Adresse, Unternehmen und die Kontaktdaten, die Sie selbst angeben.
- **Anmeldung:** Zeitpunkt und Netzadresse von Anmeldungen und Fehlversuchen. Fehlversuche werden nach 15 Minuten gelöscht, die Netzadressen von Anmeldungen 30 Tage nach der letzten.
- **Protokoll:** Das Vergaberecht verlangt, dass nachvollziehbar bleibt, wer wann was getan hat. Diese Einträge können nicht gelöscht werden.

## Was in Ihrem Browser liegt

Die Plattform setzt keine Cookies und bindet keine Dienste Dritter ein. In Ihrem Browser speichert sie Ihre Anmeldung, die gewählte Sprache und Entwürfe von Formularen, damit keine Eingabe verloren geht.

## Ihre Rechte

Sie können Auskunft, Berichtigung und, soweit das Vergaberecht es zulässt, Löschung verlangen. Wenden Sie sich dazu an die Stelle, die im Impressum genannt ist.`,
    en: `## Which data this platform processes

- **Account:** name, e-mail address, company and the contact details you enter yourself.
- **Login:** time and network address of logins and failed attempts. Failed attempts are deleted after 15 minutes, the network addresses of logins 30 days after the last one.
- **Log:** procurement law demands that it remains traceable who did what and when. These entries cannot be deleted.

## What is kept in your browser

The platform sets no cookies and embeds no third-party services. It keeps your login, the chosen language and drafts of forms in your browser, so that no input is lost.

## Your rights

You may ask for access, rectification and, as far as procurement law permits, erasure. Please contact the body named in the legal notice.`,
  },
  barrierefreiheit: {
    de: `## Erklärung zur Barrierefreiheit

Diese Plattform soll für alle Menschen nutzbar sein: mit der Tastatur, mit Vorleseprogrammen, mit starker Vergrößerung und auf kleinen Bildschirmen. Maßstab sind die BITV 2.0 und die EN 301 549 (WCAG 2.2, Stufe AA).

## Barrieren melden

Ist Ihnen etwas nicht zugänglich, schreiben Sie bitte an die Stelle, die im Impressum genannt ist. Nennen Sie die Seite und was Sie erreichen wollten. Sie erhalten eine Antwort und, wenn nötig, die Information auf einem anderen Weg.`,
    en: `## Accessibility statement

This platform is meant to be usable by everyone: with the keyboard, with screen readers, strongly magnified and on small screens. The yardsticks are BITV 2.0 and EN 301 549 (WCAG 2.2, level AA).

## Report a barrier

If something is not accessible to you, please write to the body named in the legal notice. Name the page and what you wanted to achieve. You will get an answer and, where needed, the information in another way.`,
  },
  technischeParameter: {
    de: `## Zugang

- Ein aktueller Browser genügt: Firefox, Chrome, Edge oder Safari in den beiden letzten Hauptversionen. Es wird nichts installiert.
- Verbindungen sind mit TLS verschlüsselt. Die Plattform hält eine dauerhafte Verbindung (WebSocket) zum Server; bricht sie ab, wird sie selbsttätig neu aufgebaut.

## Zeit

Es gilt die Uhr des Servers; für ihren Abgleich mit einem Zeitdienst (NTP) sorgt der Betreiber. Es zählt der Augenblick, in dem eine Anfrage vollständig eingegangen ist. Fristen werden in der Zeit von Berlin angezeigt.

## Dateien

- Wie groß Dateien und Datenräume sein dürfen, steht am Ende dieser Seite.
- Angenommen werden alle Dateiformate außer ausführbaren Programmen und Skripten (zum Beispiel .exe, .bat, .js). Angezeigt werden PDF, PNG, JPEG und WebP, alles andere wird heruntergeladen.
- Dateinamen haben bis zu 255 Bytes (UTF-8); längere werden gekürzt, die Endung bleibt. Die Zeichen < > : " | ? * werden durch einen Unterstrich ersetzt, unsichtbare Zeichen und Ordnernamen fallen weg; gibt es den Namen im Datenraum schon, erhält die Datei eine Nummer.
- Ein unterbrochener Upload wird fortgesetzt. Von jeder Datei wird dabei die Prüfsumme SHA-256 gebildet und angezeigt.
- Gespeicherte Dateien sind verschlüsselt: AES-256-GCM in Abschnitten, mit einem eigenen Schlüssel je Datei.
- Links zum Herunterladen gelten 5 Minuten. Einen dauerhaften Link gibt es nur für Unterlagen, die alle lesen dürfen.
- Wo der Betreiber einen Virenscanner eingerichtet hat, wird jede Datei geprüft, bevor sie ausgeliefert wird.

## Anmeldung

- Passwörter haben 10 bis 128 Zeichen und dürfen nicht leicht zu erraten sein. Gespeichert wird nur ein Prüfwert (Argon2id).
- Eine Anmeldung endet nach 60 Minuten ohne Tätigkeit und spätestens nach 12 Stunden, soweit der Betreiber nichts anderes eingestellt hat. Zwei Minuten vorher werden Sie gefragt, ob Sie angemeldet bleiben möchten.
- Nach fünf Fehlversuchen muss vor dem nächsten Versuch gewartet werden.`,
    en: `## Access

- A current browser is enough: Firefox, Chrome, Edge or Safari in their last two major versions. Nothing is installed.
- Connections are encrypted with TLS. The platform keeps a lasting connection (WebSocket) to the server; when it breaks it is restored automatically.

## Time

The server's clock counts; the operator sees to it that it agrees with a time service (NTP). What counts is the moment at which a request has arrived completely. Deadlines are shown in Berlin time.

## Files

- How large files and data rooms may be is said at the end of this page.
- All file formats are accepted except executable programs and scripts (for example .exe, .bat, .js). PDF, PNG, JPEG and WebP are shown, everything else is downloaded.
- File names have up to 255 bytes (UTF-8); longer ones are shortened, the ending stays. The characters < > : " | ? * are replaced by an underscore, invisible characters and folder names are left out; if the data room has the name already, the file gets a number.
- An interrupted upload is continued. Meanwhile the SHA-256 checksum of every file is computed, and shown.
- Stored files are encrypted: AES-256-GCM in chunks, with a key of its own for each file.
- Download links are valid for 5 minutes. There is a lasting link only for documents that everyone may read.
- Where the operator has set up a virus scanner, every file is checked before it is given out.

## Login

- Passwords have 10 to 128 characters and must not be easy to guess. Only a check value is stored (Argon2id).
- A login ends after 60 minutes without activity and after 12 hours at the latest, unless the operator has set otherwise. Two minutes before, you are asked whether you want to stay logged in.
- After five failed attempts you have to wait before the next one.`,
  },
  rechtshinweis: {
    de: `Die Angaben zu diesem Grundstück dienen der allgemeinen Information. Sie werden mit Sorgfalt zusammengestellt; dass sie richtig, vollständig und aktuell sind, kann jedoch nicht zugesichert werden. Flächen, Grenzen und Größen sind auf der Karte vereinfacht dargestellt. Verbindlich sind das Liegenschaftskataster, das Grundbuch und die geltenden Bebauungspläne.

Diese Seite ist kein Angebot im Rechtssinn und begründet keinen Anspruch auf Erwerb, Pacht oder Nutzung. Angaben können sich jederzeit ändern oder wegfallen. Bitte erkundigen Sie sich bei der zuständigen Stelle, bevor Sie sich auf sie stützen.`,
    en: `The details of this parcel are given for general information. They are compiled with care; it cannot be assured, however, that they are correct, complete and up to date. Areas, boundaries and sizes are shown on the map in simplified form. The real estate cadastre, the land register and the development plans in force are binding.

This page is not an offer in the legal sense and gives no claim to purchase, lease or use. Details may change or be dropped at any time. Please ask the body in charge before you rely on them.`,
  },
}
