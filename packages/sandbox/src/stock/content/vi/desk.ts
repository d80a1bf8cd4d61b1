import type { DeskWords } from "../language-words.ts";

/** Vietnamese: what the customer service says by itself. */
export const deskWords: DeskWords = {
  desk: "chăm sóc khách hàng",
  intro:
    "Ở đây, một nền tảng thật đặt bộ phận chăm sóc khách hàng. Trên nền tảng này, máy trả lời dựa theo phần trợ giúp.",
  ask: "Hỏi chăm sóc khách hàng",
  title: (host) => `Trò chuyện với ${host}`,
  said: "Nội dung trò chuyện",
  you: "Bạn",
  full: "Phòng này đã đầy. Hãy mở phòng khác để tiếp tục.",
  message: "Tin nhắn",
  send: "Gửi",
  greeting: (host) =>
    `Xin chào, đây là ${host}. Ở đây không có người trực: máy trả lời dựa theo phần trợ giúp.`,
  nothing:
    "Phần trợ giúp không có nội dung này. Bạn có thể hỏi về nạp tiền, rút tiền, tài khoản hoặc giới hạn.",
  colon: ": ",
  note: "Nền tảng phát triển. Không có gì ở đây là thật, và không trang nào khác được truy cập.",
  shortest: 3,
};
