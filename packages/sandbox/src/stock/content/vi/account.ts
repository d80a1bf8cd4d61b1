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
  guessing: {
    title: "Có người đang đoán mật khẩu của bạn",
    body: "<p>Tài khoản của bạn đã bị thử {count} lần bằng mật khẩu sai, từ những thiết bị bạn chưa từng dùng. Những lần thử tiếp theo đang bị làm chậm lại. Bạn vẫn đăng nhập như thường lệ từ các thiết bị của mình.</p><p>Nếu không phải bạn, hãy chọn một mật khẩu dài và không dùng ở nơi nào khác.</p>",
  },
  ownerNotices: {
    paymentPasswordSet: [
      "Mật khẩu thanh toán đã được đặt",
      "Tài khoản của bạn đã có mật khẩu thanh toán mới.",
    ],
    bankAccountAdded: [
      "Đã thêm tài khoản ngân hàng",
      "Một tài khoản ngân hàng đã được thêm vào tài khoản của bạn. Tiền rút có thể được chuyển đến đó.",
    ],
    emailChanged: [
      "Địa chỉ email đã thay đổi",
      "Địa chỉ email của tài khoản bạn đã được thay đổi.",
    ],
    mobileChanged: [
      "Số điện thoại di động đã thay đổi",
      "Số điện thoại di động của tài khoản bạn đã được thay đổi.",
    ],
    nameSet: [
      "Tên của bạn đã được lưu",
      "Tên của tài khoản đã được lưu. Tài khoản ngân hàng phải đứng tên này.",
    ],
    totpOn: [
      "Ứng dụng xác thực đã bật",
      "Ứng dụng xác thực đã được bật cho tài khoản của bạn.",
    ],
    totpOff: [
      "Ứng dụng xác thực đã tắt",
      "Ứng dụng xác thực của tài khoản bạn đã được tắt.",
    ],
    proofGuessed: [
      "Có người đang dò mật khẩu tài khoản của bạn",
      "Có người đã đăng nhập vào tài khoản của bạn và nhập sai mật khẩu hoặc mã nhiều lần liên tiếp. Những lần thử tiếp theo đang bị làm chậm lại.",
    ],
  },
  notYou:
    "Nếu không phải bạn thực hiện, hãy liên hệ với chúng tôi sớm nhất có thể.",
  contractTypes: {
    DIVIDEND: "Cổ tức",
    DAILY: "Lương ngày",
    HOURLY: "Lương giờ",
    REALTIME: "Lương tức thời",
  },
};
