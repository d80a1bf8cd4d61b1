/** Countries whose mobile numbers are taken, with the digits of a number without its leading zero. */
export const countries = [
  ["MY", "60", 9],
  ["SG", "65", 8],
  ["TH", "66", 9],
  ["VN", "84", 9],
  ["ID", "62", undefined],
  ["PH", "63", 10],
  ["IN", "91", 10],
  ["MM", "95", undefined],
  ["KR", "82", 10],
  ["JP", "81", 10],
  ["CN", "86", 11],
].map(([id = "", countryDialingCode, digits]) => ({
  kind: "country",
  id: String(id),
  body: { countryDialingCode, digits },
}));

const version = "2026-01";
const updatedAt = Date.UTC(2026, 0, 1);

/** The terms, by pack code; the first stand in for a language that has none. */
export const terms = [
  [
    "EN",
    "<h2>Who may play</h2><p>You are <strong>18 or older</strong>, you play for yourself, and you have one account.</p><h2>Your account</h2><p>Keep your password and your codes to yourself: the house never asks for them. Tell us at once when somebody else has used your account.</p><h2>Money</h2><p>Payments go to and from accounts in your own name. What you stake can be lost.</p><h2>Fair play</h2><p>Results are drawn on the platform and can be looked up by their number. Play by machines, or by several people as one, ends an account.</p><h2>When it is no fun</h2><p>Set a limit, take a break, or close your account: we do it the same day.</p>",
  ],
  [
    "MY",
    "<h2>Siapa boleh bermain</h2><p>Anda berumur <strong>18 tahun ke atas</strong>, bermain untuk diri sendiri, dan mempunyai satu akaun.</p><h2>Akaun anda</h2><p>Rahsiakan kata laluan dan kod anda: kami tidak pernah memintanya. Beritahu kami segera jika orang lain telah menggunakan akaun anda.</p><h2>Wang</h2><p>Bayaran dibuat ke dan dari akaun atas nama anda sendiri. Wang yang dipertaruhkan boleh hilang.</p><h2>Main adil</h2><p>Keputusan dicabut di platform dan boleh disemak melalui nombornya. Akaun yang digunakan oleh mesin, atau oleh beberapa orang seolah-olah seorang, akan ditamatkan.</p><h2>Apabila tidak lagi seronok</h2><p>Tetapkan had, berehat, atau tutup akaun anda: kami lakukannya pada hari yang sama.</p>",
  ],
  [
    "CN",
    "<h2>谁可以参加</h2><p>您已年满<strong>18岁</strong>，为自己游戏，并且只有一个账户。</p><h2>您的账户</h2><p>请勿向任何人透露密码和验证码：我们从不索取。如他人使用了您的账户，请立即告知我们。</p><h2>资金</h2><p>付款只能来自并转入您本人名下的账户。投注的金额可能会输掉。</p><h2>公平游戏</h2><p>结果由平台抽取，可凭编号查询。由机器代玩，或多人共用一个账户，账户将被终止。</p><h2>不再有趣的时候</h2><p>请设置限额、休息一下或关闭账户：我们当天办理。</p>",
  ],
].map(([id = "", content]) => ({
  kind: "terms",
  id,
  body: { version, updatedAt, content },
}));
