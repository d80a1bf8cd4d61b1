import type { AccountWords } from "../language-words.ts";

/** Vietnamese: ways to pay, and what waits in the inbox. */
export const accountWords: AccountWords = {
  methods: {
    bank: "Chuyển khoản ngân hàng",
    "lantern-pay": "Lantern Pay",
    voucher: "Phiếu nạp",
    "bank-out": "Chuyển khoản ngân hàng",
  },
  arrival: (minutes) => `Trong ${minutes} phút`,
  letters: {
    welcome: [
      "Chào mừng bạn, Maya",
      "<p>Chỗ của bạn đã được giữ. Nếu bạn cần gì, trò chuyện trực tiếp mở cả ngày lẫn đêm.</p>",
    ],
    rank: [
      "Hạng của bạn là Vàng",
      "<p>Từ hôm nay, mức hoàn trả của bạn cao hơn một chút, và có người hỗ trợ biết tên bạn.</p>",
    ],
    lanterns: [
      "Tuần lễ Đèn lồng",
      "<p>Bạn đã thắp ba trong bảy chiếc đèn lồng.</p>",
    ],
    statement: [
      "Sao kê tháng trước",
      "<p>Sao kê của bạn đã có trong <strong>Lịch sử giao dịch</strong>.</p>",
    ],
  },
  usualLetter: "<p>Một tin nhắn từ chúng tôi.</p>",
};
