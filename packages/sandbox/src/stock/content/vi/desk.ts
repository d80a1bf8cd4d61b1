import type { DeskWords } from "../language-words.ts";

/** Vietnamese: automatic texts of customer service. */
export const deskWords: DeskWords = {
  desk: "chăm sóc khách hàng",
  intro:
    "Nền tảng thật đặt bộ phận chăm sóc khách hàng ở đây. Trên nền tảng này, một chương trình trả lời dựa theo phần trợ giúp.",
  ask: "Hỏi chăm sóc khách hàng",
  title: (host) => `Trò chuyện với ${host}`,
  said: "Nội dung trò chuyện",
  you: "Bạn",
  full: "Cuộc trò chuyện này đã đầy. Hãy mở cuộc mới để tiếp tục.",
  message: "Tin nhắn",
  send: "Gửi",
  greeting: (host) =>
    `Xin chào, đây là ${host}. Bạn không trò chuyện với người thật: một chương trình trả lời dựa theo phần trợ giúp.`,
  nothing:
    "Phần trợ giúp không có nội dung này. Bạn có thể hỏi về nạp tiền, rút tiền, tài khoản hoặc giới hạn.",
  colon: ": ",
  note: "Nền tảng phát triển. Không có gì ở đây là thật, và không trang nào khác được liên hệ.",
  shortest: 3,
};
