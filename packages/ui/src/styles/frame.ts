/*
 * The styles of what ends every page, for the first style sheet: in a file of their own they took a request and six
 * hundred bytes more, because most of what they say is in the others too.
 */
import "../components/contact-button/ContactButton.css.ts";
import "../components/footer/Footer.css.ts";
import "../components/link/Link.css.ts";
import "../components/social-icons/SocialIcons.css.ts";
import "../private/VendorMark.css.ts";
